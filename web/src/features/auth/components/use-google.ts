import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { providerErrorKeys } from '@/lib/provider-error-key.ts'
import { signInWithGoogle } from '@/session/sign-in.ts'

/** Google's sign-in for a form: `isOpen` while its window is, `onFailed` with the words to show. */
export function useGoogle(onFailed: (message: string | null) => void): {
  isOpen: boolean
  open: (remember: boolean) => void
} {
  const { t } = useTranslation(['auth', 'common'])
  const [isOpen, setOpen] = useState(false)

  async function run(remember: boolean): Promise<void> {
    setOpen(true)
    onFailed(null)
    try {
      await signInWithGoogle(remember)
    } catch (error) {
      const { message, hint } = providerErrorKeys(error)
      onFailed(hint === null ? t(message) : `${t(message)} ${t(hint)}`)
    } finally {
      setOpen(false)
    }
  }

  return { isOpen, open: (remember) => void run(remember) }
}
