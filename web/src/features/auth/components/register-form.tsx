import { Button, Stack, TextInput } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PASSWORD_MIN } from '@postwright/core/limits'
import { referralFrom } from '@/session/referral.ts'
import { useSession } from '@/session/use-session.ts'
import { EMPTY_REGISTRATION, registerSchema } from '../register-form-state.ts'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { GoogleButton } from './google-button.tsx'
import { PasswordField } from '@/ui/password-field.tsx'
import { PasswordMeter } from '@/ui/password-meter.tsx'
import { ReferralField } from './referral-field.tsx'
import { useGoogle } from './use-google.ts'
import { useRegistration } from './use-registration.ts'

/** Makes an account and signs in with it. */
export function RegisterForm() {
  const { t } = useTranslation('auth')
  const [failure, setFailure] = useState<string | null>(null)
  const isVerifying = useSession().status === 'loading'
  const { search } = useLocation()
  const google = useGoogle(setFailure)
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { ...EMPTY_REGISTRATION, referral_code_applied: referralFrom(search) ?? '' },
    mode: 'onTouched',
  })
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const typed = useWatch({ control: form.control })
  const create = useRegistration(form.setError, setFailure)
  const wordsFor = (name: keyof typeof errors, fallback: string) => {
    const error = errors[name]
    if (error?.type === 'server') return error.message
    if (error?.type === 'invalid_format' && name === 'full_name') return t('auth:invalid.characters')
    return error && fallback
  }

  return (
    <form onSubmit={(event) => void handleSubmit(create)(event)} noValidate>
      <FormError message={failure} />
      <Stack gap="md">
        <TextInput
          {...register('full_name')}
          size="md"
          autoComplete="name"
          label={t('auth:field.fullName')}
          error={wordsFor('full_name', t('auth:invalid.fullName'))}
        />
        <TextInput
          {...register('username')}
          size="md"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          label={t('auth:field.username')}
          description={errors.username ? undefined : t('auth:field.usernameText')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={wordsFor('username', t('auth:invalid.username'))}
        />
        <EmailField {...register('email')} autoComplete="email" error={wordsFor('email', t('auth:invalid.email'))} />
        <PasswordField
          {...register('password')}
          size="md"
          autoComplete="new-password"
          label={t('auth:field.password')}
          description={t('auth:field.passwordText', { count: PASSWORD_MIN })}
          error={wordsFor('password', t('auth:invalid.password', { count: PASSWORD_MIN }))}
        />
        <PasswordMeter
          password={typed.password ?? ''}
          person={{ email: typed.email ?? '', username: typed.username ?? '', fullName: typed.full_name ?? '' }}
          hasError={errors.password !== undefined}
        />
        <ReferralField
          {...register('referral_code_applied')}
          startsOpen={referralFrom(search) !== null}
          error={wordsFor('referral_code_applied', t('auth:invalid.referral'))}
        />
        <Button type="submit" size="md" fullWidth loading={isSubmitting || isVerifying} disabled={google.isOpen}>
          {t('auth:register.submit')}
        </Button>
      </Stack>
      <GoogleButton
        isBusy={isSubmitting || isVerifying || google.isOpen}
        onClick={() => google.open(true, form.getValues('referral_code_applied').trim() || null)}
      />
    </form>
  )
}
