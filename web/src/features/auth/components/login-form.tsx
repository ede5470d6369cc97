import { Anchor, Button, Checkbox, Stack } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useProviderErrorText } from '@/lib/use-provider-error-text.ts'
import { referralFrom } from '@/session/referral.ts'
import { signInWithPassword } from '@/session/sign-in.ts'
import { useSession } from '@/session/use-session.ts'
import { EMPTY_LOGIN, loginSchema } from '../login-form-state.ts'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { GoogleButton } from './google-button.tsx'
import { PasswordField } from '@/ui/password-field.tsx'
import { useGoogle } from './use-google.ts'

/** E-mail and password, or Google. When it succeeds the session changes and the guard leads on. */
export function LoginForm() {
  const { t } = useTranslation('auth')
  const errorText = useProviderErrorText()
  const [failure, setFailure] = useState<string | null>(null)
  const isVerifying = useSession().status === 'loading'
  const { search } = useLocation()
  const google = useGoogle(setFailure)
  const { register, handleSubmit, formState, getValues, setFocus } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: EMPTY_LOGIN,
  })
  const { errors, isSubmitting } = formState
  const isBusy = isSubmitting || isVerifying || google.isOpen

  const submit = handleSubmit(async ({ email, password, remember }) => {
    setFailure(null)
    try {
      await signInWithPassword(email, password, remember)
    } catch (error) {
      setFailure(errorText(error))
      setFocus('password')
    }
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormError message={failure} />
      <Stack gap="md">
        <EmailField {...register('email')} error={errors.email && t('auth:invalid.email')} />
        <PasswordField
          {...register('password')}
          size="md"
          autoComplete="current-password"
          label={t('auth:field.password')}
          error={errors.password && t('auth:invalid.passwordMissing')}
        />
        <Checkbox
          {...register('remember')}
          label={t('auth:field.remember')}
          description={t('auth:field.rememberText')}
        />
        <Anchor component={Link} to={routes.forgotPassword.href()} size="sm" style={{ alignSelf: 'flex-start' }}>
          {t('auth:login.forgot')}
        </Anchor>
        <Button type="submit" size="md" fullWidth loading={isSubmitting || isVerifying} disabled={google.isOpen}>
          {t('auth:login.submit')}
        </Button>
      </Stack>
      <GoogleButton isBusy={isBusy} onClick={() => google.open(getValues('remember'), referralFrom(search))} />
    </form>
  )
}
