import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { providerErrorKeys } from '@/lib/provider-error-key.ts'
import { signInWithPassword } from '@/session/sign-in.ts'
import { useSession } from '@/session/use-session.ts'
import { EMPTY_LOGIN, loginSchema } from '../login-form-state.ts'
import { FormError } from './form-error.tsx'
import { GoogleButton } from './google-button.tsx'
import { PasswordField } from './password-field.tsx'
import { useGoogle } from './use-google.ts'

/** E-mail and password, or Google. When it succeeds the session changes and the guard leads on. */
export function LoginForm() {
  const { t } = useTranslation(['auth', 'common'])
  const [failure, setFailure] = useState<string | null>(null)
  const isVerifying = useSession().status === 'loading'
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
      const { message, hint } = providerErrorKeys(error)
      setFailure(hint === null ? t(message) : `${t(message)} ${t(hint)}`)
      setFocus('password')
    }
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormError message={failure} />
      <Stack gap="md">
        <TextInput
          {...register('email')}
          type="email"
          size="md"
          autoComplete="username"
          inputMode="email"
          label={t('auth:field.email')}
          error={errors.email && t('auth:invalid.email')}
        />
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
        <Button type="submit" size="md" fullWidth loading={isSubmitting || isVerifying} disabled={google.isOpen}>
          {t('auth:login.submit')}
        </Button>
      </Stack>
      <GoogleButton isBusy={isBusy} onClick={() => google.open(getValues('remember'))} />
    </form>
  )
}
