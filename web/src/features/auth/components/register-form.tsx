import { Button, Stack, Text, TextInput, type TextInputProps } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { PASSWORD_MIN } from '@postwright/core/limits'
import { routes } from '@/config/routes.ts'
import { ApiError } from '@/lib/api-error.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { referralFrom } from '@/session/referral.ts'
import { useSession } from '@/session/use-session.ts'
import { AccountWithoutSession } from '../account-without-session.ts'
import { EMPTY_REGISTRATION, registerSchema, toRegistration } from '../auth-form-schemas.ts'
import { EmailField } from './email-field.tsx'
import { GoogleButton, useGoogle } from './google-button.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { PasswordField } from '@/ui/password-field.tsx'
import { PasswordMeter } from '@/ui/password-meter.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState, useRef } from 'react'
import type { z } from 'zod'
import { log } from '@/lib/log.ts'
import { signInWithPassword } from '@/session/sign-in.ts'
import { viewerZone } from '@/ui/format-time.ts'
import { register } from '../data/auth-commands.ts'

/** Creates an account and signs in. */
export function RegisterForm() {
  const { t } = useTranslation('auth')
  const isVerifying = useSession().status === 'loading'
  const { search } = useLocation()
  const { form, submit, isSending, failure, setFailure, errorOf, codeOf } = useApiForm({
    schema: registerSchema,
    defaultValues: { ...EMPTY_REGISTRATION, referral_code_applied: referralFrom(search) ?? '' },
    mode: 'onTouched',
    send: useRegistration(),
    words(error) {
      if (error instanceof AccountWithoutSession) return t('auth:register.notSignedIn')
      return error instanceof ApiError && error.status >= 500 ? t('auth:register.failed') : undefined
    },
  })
  const { register, formState } = form
  const { errors } = formState
  const google = useGoogle(setFailure)
  const typed = useWatch({ control: form.control })
  const emailError = errorOf('email', t('auth:invalid.email'))
  const nameFault = errors.full_name?.type === 'invalid_format' ? 'auth:invalid.characters' : 'auth:invalid.fullName'

  return (
    <form onSubmit={submit} noValidate>
      <FormError message={failure} />
      <Stack gap="md">
        <TextField
          {...register('full_name')}
          size="md"
          autoComplete="name"
          label={t('auth:field.fullName')}
          error={errorOf('full_name', t(nameFault))}
        />
        <TextField
          {...register('username')}
          size="md"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          label={t('auth:field.username')}
          {...(!errors.username && { hint: t('auth:field.usernameText') })}
          error={errorOf('username', t('auth:invalid.username'))}
        />
        <EmailField
          {...register('email')}
          autoComplete="email"
          error={codeOf('email') === 'email_exists' ? <SignInInstead problem={emailError} /> : emailError}
        />
        <PasswordField
          {...register('password')}
          size="md"
          autoComplete="new-password"
          label={t('auth:field.password')}
          description={t('auth:field.passwordText', { count: PASSWORD_MIN })}
          error={errorOf('password', t('auth:invalid.password', { count: PASSWORD_MIN }))}
        />
        <PasswordMeter
          password={typed.password ?? ''}
          person={{ email: typed.email ?? '', username: typed.username ?? '', fullName: typed.full_name ?? '' }}
          hasError={errors.password !== undefined}
        />
        <ReferralField
          {...register('referral_code_applied')}
          startsOpen={referralFrom(search) !== null}
          error={errorOf('referral_code_applied', t('auth:invalid.referral'))}
        />
        <Button type="submit" size="md" fullWidth loading={isSending || isVerifying} disabled={google.isOpen}>
          {t('auth:register.submit')}
        </Button>
        <div>
          <Text size="sm" c="dimmed">
            <Trans
              t={t}
              i18nKey="auth:register.terms"
              components={{ terms: <Link to={routes.termsOfService.href()} target="_blank" /> }}
            />
          </Text>
          <Text size="sm" c="dimmed" mt="xs">
            <Trans
              t={t}
              i18nKey="auth:register.privacy"
              components={{ privacy: <Link to={routes.privacyPolicy.href()} target="_blank" /> }}
            />
          </Text>
        </div>
      </Stack>
      <GoogleButton
        isBusy={isSending || isVerifying || google.isOpen}
        onClick={() => google.open(true, form.getValues('referral_code_applied').trim() || null)}
      />
    </form>
  )
}

/** Error of an address that has an account, with a link to sign in, which keeps the requested address. */
function SignInInstead({ problem }: { problem: string | undefined }) {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  return (
    <>
      {problem} <Link to={`${routes.login.href()}${search}`}>{t('auth:register.signIn')}</Link>
    </>
  )
}

type Props = TextInputProps & { /** True if the link that opened the page contains a code. */ startsOpen: boolean }

/** Field for the referral code, behind a button because few users have one. */
function ReferralField({ startsOpen, ...props }: Props) {
  const { t } = useTranslation('auth')
  const [isOpen, setOpen] = useState(startsOpen)
  if (!isOpen) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        h="auto"
        style={{ alignSelf: 'flex-start' }}
        styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
        px={4}
        leftSection={<IconPlus size="1rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('auth:field.referralOpen')}
      </Button>
    )
  }
  return <TextInput {...props} size="md" autoFocus={!startsOpen} autoComplete="off" label={t('auth:field.referral')} />
}

type Account = z.output<typeof registerSchema>

/**
 * Returns a function that registers and signs in. If only the sign-in fails, the account exists, and the next attempt only signs in.
 * @throws ApiError, AccountWithoutSession
 */
function useRegistration(): (account: Account) => Promise<void> {
  const created = useRef<string | null>(null)

  return async (account) => {
    if (created.current !== account.email) await register(toRegistration(account, viewerZone()))
    created.current = account.email
    try {
      await signInWithPassword(account.email, account.password, true)
    } catch (error) {
      log.error('Registration: the account exists, signing in failed', error)
      throw new AccountWithoutSession(error)
    }
  }
}
