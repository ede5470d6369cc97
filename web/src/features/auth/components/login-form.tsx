import { Anchor, Button, Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useProviderErrorText } from '@/lib/provider-error-text.ts'
import { referralFrom } from '@/session/referral.ts'
import { signInWithPassword } from '@/session/sign-in.ts'
import { useSession } from '@/session/use-session.ts'
import { EMPTY_LOGIN, loginSchema } from '../auth-form-schemas.ts'
import { EmailField } from './email-field.tsx'
import { GoogleButton, useGoogle } from './google-button.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { PasswordField } from '@/ui/password-field.tsx'

/** Signs in with email and password, or Google. On success the session changes and the guard redirects. */
export function LoginForm() {
  const { t } = useTranslation('auth')
  const errorText = useProviderErrorText()
  const isVerifying = useSession().status === 'loading'
  const { search } = useLocation()
  const { form, submit, isSending, failure, setFailure, errorOf } = useApiForm({
    schema: loginSchema,
    defaultValues: EMPTY_LOGIN,
    send: ({ email, password, remember }) => signInWithPassword(email, password, remember),
    words: errorText,
    fallbackField: 'password',
  })
  const { register, getValues } = form
  const google = useGoogle(setFailure)
  const isBusy = isSending || isVerifying || google.isOpen

  return (
    <form onSubmit={submit} noValidate>
      <FormError message={failure} />
      <Stack gap="md">
        <EmailField {...register('email')} error={errorOf('email', t('auth:invalid.email'))} />
        <PasswordField
          {...register('password')}
          size="md"
          autoComplete="current-password"
          label={t('auth:field.password')}
          error={errorOf('password', t('auth:invalid.passwordMissing'))}
        />
        <Checkbox
          {...register('remember')}
          label={t('auth:field.remember')}
          description={t('auth:field.rememberText')}
        />
        <Anchor component={Link} to={routes.forgotPassword.href()} size="sm" style={{ alignSelf: 'flex-start' }}>
          {t('auth:login.forgot')}
        </Anchor>
        <Button type="submit" size="md" fullWidth loading={isSending || isVerifying} disabled={google.isOpen}>
          {t('auth:login.submit')}
        </Button>
      </Stack>
      <GoogleButton isBusy={isBusy} onClick={() => google.open(getValues('remember'), referralFrom(search))} />
    </form>
  )
}
