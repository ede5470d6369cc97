import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { ProofForm } from '@/session/second-factor/proof-form.tsx'
import { askAtSignIn, proveSignIn } from '@/session/second-factor/prove-sign-in.ts'
import { session } from '@/session/session.ts'
import { AuthPage } from './components/auth-page.tsx'

/** Asks for the second factor, after the password and before the session begins. Using another account cancels the sign-in. */
export function SecondFactorScreen() {
  const { t } = useTranslation('auth')
  return (
    <AuthPage title={t('auth:secondFactor.title')} text={t('auth:secondFactor.text')}>
      <Stack gap="lg">
        <ProofForm
          canTrust
          ask={askAtSignIn}
          prove={async (proof, trustsDevice) => {
            await proveSignIn(proof, trustsDevice)
            session.retry()
          }}
        />
        <p>
          {t('auth:secondFactor.lost')} <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
        </p>
        <Button variant="subtle" color="gray" onClick={() => void session.signOut()}>
          {t('auth:secondFactor.other')}
        </Button>
      </Stack>
    </AuthPage>
  )
}
