import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { GoogleMark } from '@/ui/google-mark.tsx'
import styles from './google-button.module.css'
import { useState } from 'react'
import { useProviderErrorText } from '@/lib/provider-error-text.ts'
import { keepReferral } from '@/session/referral.ts'
import { signInWithGoogle } from '@/session/sign-in.ts'

type Props = { isBusy: boolean; onClick: () => void }

export function GoogleButton({ isBusy, onClick }: Props) {
  const { t } = useTranslation('auth')
  return (
    <>
      <p className={styles.or}>
        <span>{t('auth:or')}</span>
      </p>
      <Button variant="default" size="md" fullWidth disabled={isBusy} onClick={onClick} leftSection={<GoogleMark />}>
        {t('auth:google')}
      </Button>
    </>
  )
}

/** Handles Google's sign-in for a form: `isOpen` while its window is open, `onFailed` with the message to show. */
export function useGoogle(onFailed: (message: string | null) => void): {
  isOpen: boolean
  open: (remember: boolean, referral: string | null) => void
} {
  const errorText = useProviderErrorText()
  const [isOpen, setOpen] = useState(false)

  async function run(remember: boolean, referral: string | null): Promise<void> {
    setOpen(true)
    onFailed(null)
    try {
      keepReferral(referral)
      await signInWithGoogle(remember)
    } catch (error) {
      onFailed(errorText(error))
    } finally {
      setOpen(false)
    }
  }

  return { isOpen, open: (remember, referral) => void run(remember, referral) }
}
