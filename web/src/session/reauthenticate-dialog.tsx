import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { askAgain, proveAgain } from '@postwright/core/api/second-factor'
import { PASSWORD_MAX } from '@postwright/core/limits'
import { call } from '../lib/api-client.ts'
import { useApiForm } from '../lib/use-api-form.ts'
import { useErrorText } from '../lib/use-error-text.ts'
import { useProviderErrorText, isProviderError, isWrongCredentials } from '../lib/provider-error-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormError } from '../ui/form-error.tsx'
import { GoogleMark } from '../ui/google-mark.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { ProofForm } from './second-factor/proof-form.tsx'
import { useSignedIn } from './use-session.ts'
import { reauthenticateByGoogle, reauthenticateByPassword, signInMethods } from './reauthenticate.ts'

const passwordSchema = z.object({ password: z.string().min(1).max(PASSWORD_MAX) })

type Props = { onConfirmed: () => void; onClose: () => void }

/** Reauthenticates the signed-in user: with their second factor, or otherwise with their sign-in method. */
export function ReauthenticateDialog({ onConfirmed, onClose }: Props) {
  const { t } = useTranslation('auth')
  const { user } = useSignedIn()
  if (!user.requiresSecondFactor) return <SignInAgain onConfirmed={onConfirmed} onClose={onClose} />
  return (
    <Dialog title={t('auth:reauth.title')} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{t('auth:reauth.text')}</Text>
        <ProofForm
          canTrust={false}
          ask={() => call(askAgain, {})}
          prove={async (proof) => {
            await call(proveAgain, { proof })
            onConfirmed()
          }}
        />
      </Stack>
    </Dialog>
  )
}

function SignInAgain({ onConfirmed, onClose }: Props) {
  const { t } = useTranslation('auth')
  const apiText = useErrorText()
  const providerText = useProviderErrorText()
  const [methods] = useState(signInMethods)
  const [isGoogleOpen, setGoogleOpen] = useState(false)
  const words = (error: unknown) => (isProviderError(error) ? providerText(error) : apiText(error))
  const { form, submit, isSending, failure, setFailure, errorOf } = useApiForm({
    schema: passwordSchema,
    defaultValues: { password: '' },
    fallbackField: 'password',
    async send({ password }) {
      await reauthenticateByPassword(password)
      onConfirmed()
    },
    // The email address is fixed here, so only the password can be wrong.
    fieldsOf: (error) => (isWrongCredentials(error) ? { password: t('auth:reauth.wrongPassword') } : {}),
    words,
  })

  async function confirmByGoogle(): Promise<void> {
    setGoogleOpen(true)
    setFailure(null)
    try {
      await reauthenticateByGoogle()
      onConfirmed()
    } catch (error) {
      setFailure(words(error))
      setGoogleOpen(false)
      if (methods.password) form.setFocus('password')
    }
  }

  return (
    <Dialog title={t('auth:reauth.title')} onClose={onClose}>
      <Stack gap="md">
        <div>
          <Text size="sm">{t('auth:reauth.text')}</Text>
          <FormError message={failure} />
        </div>
        {methods.password && (
          <form onSubmit={submit} noValidate>
            <Stack gap="md">
              <PasswordField
                {...form.register('password')}
                data-autofocus
                autoComplete="current-password"
                label={t('auth:field.password')}
                error={errorOf('password', t('auth:invalid.passwordMissing'))}
              />
              <Button type="submit" fullWidth loading={isSending} disabled={isGoogleOpen}>
                {t('auth:reauth.submit')}
              </Button>
            </Stack>
          </form>
        )}
        {methods.google && (
          <Button
            variant="default"
            fullWidth
            data-autofocus={methods.password ? undefined : true}
            leftSection={<GoogleMark />}
            loading={isGoogleOpen}
            disabled={isSending}
            onClick={() => void confirmByGoogle()}
          >
            {t('auth:google')}
          </Button>
        )}
        <Button variant="subtle" color="gray" fullWidth onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
      </Stack>
    </Dialog>
  )
}
