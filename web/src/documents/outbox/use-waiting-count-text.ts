import { useTranslation } from 'react-i18next'
import { countWaiting, type WaitingDocument } from './waiting-documents.ts'

/** Says how much waits: `1 change and 2 pictures`. */
export function useWaitingCountText(): (documents: readonly WaitingDocument[]) => string {
  const { t } = useTranslation()
  return (documents) => {
    const { changes, pictures } = countWaiting(documents)
    const changeText = t('waiting.changes', { count: changes })
    const pictureText = t('waiting.pictures', { count: pictures })
    if (pictures === 0) return changeText
    return changes === 0 ? pictureText : t('waiting.both', { changes: changeText, pictures: pictureText })
  }
}
