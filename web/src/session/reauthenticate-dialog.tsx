import { Alert, Button, Stack, Text } from '@mantine/core'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isProviderError, isWrongCredentials } from '../lib/provider-error-key.ts'
import { useErrorText } from '../lib/use-error-text.ts'
import { useProviderErrorText } from '../lib/use-provider-error-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { GoogleMark } from '../ui/google-mark.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { reauthenticateByGoogle, reauthenticateByPassword, signInMethods } from './reauthenticate.ts'

type Props = { onConfirmed: () => void; onClose: () => void }

/** Asks the signed-in person to show again who they are, by the means they sign in with. */
export function ReauthenticateDialog({ onConfirmed, onClose }: Props) {
  const { t } = useTranslation('auth')
  const apiText = useErrorText()
  const providerText = useProviderErrorText()
  const [methods] = useState(signInMethods)
  const [password, setPassword] = useState('')
  const [running, setRunning] = useState<'password' | 'google' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function attempt(how: 'password' | 'google', confirm: () => Promise<void>): Promise<void> {
    setRunning(how)
    setFailure(null)
    setRefusal(null)
    try {
      await confirm()
      onConfirmed()
    } catch (error) {
      // The address is not asked for here: only the password can be wrong.
      if (how === 'password' && isWrongCredentials(error)) setRefusal(t('auth:reauth.wrongPassword'))
      else setFailure(isProviderError(error) ? providerText(error) : apiText(error))
      setRunning(null)
      field.current?.focus()
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (password === '') {
      setRefusal(t('auth:invalid.passwordMissing'))
      field.current?.focus()
      return
    }
    void attempt('password', () => reauthenticateByPassword(password))
  }

  return (
    <Dialog title={t('auth:reauth.title')} onClose={onClose}>
      <Stack gap="md">
        <div>
          <Text size="sm">{t('auth:reauth.text')}</Text>
          <div role="alert">
            {failure !== null && (
              <Alert color="red" variant="light" mt="md">
                {failure}
              </Alert>
            )}
          </div>
        </div>
        {methods.password && (
          <form onSubmit={submit} noValidate>
            <Stack gap="md">
              <PasswordField
                ref={field}
                data-autofocus
                autoComplete="current-password"
                label={t('auth:field.password')}
                value={password}
                error={refusal}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
              <Button type="submit" fullWidth loading={running === 'password'} disabled={running === 'google'}>
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
            loading={running === 'google'}
            disabled={running === 'password'}
            onClick={() => void attempt('google', reauthenticateByGoogle)}
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
