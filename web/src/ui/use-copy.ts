import { useTranslation } from 'react-i18next'
import { toast } from './toast.tsx'

/**
 * Returns a function that copies a text to the clipboard. If the browser does not allow it, the user is told, and the function returns false.
 * `selectText` then selects the text on the screen.
 */
export function useCopy(): (text: string, selectText?: () => void) => Promise<boolean> {
  const { t } = useTranslation('ui')
  return async (text, selectText) => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      selectText?.()
      toast.error(t(selectText ? 'ui:copy.failedSelected' : 'ui:copy.failed'))
      return false
    }
  }
}
