import { useTranslation } from 'react-i18next'
import { countWaiting, type WaitingPost } from './waiting-posts.ts'

/** Says how much waits: `1 change and 2 pictures`. */
export function useWaitingCountText(): (posts: readonly WaitingPost[]) => string {
  const { t } = useTranslation()
  return (posts) => {
    const { changes, pictures } = countWaiting(posts)
    const changeText = t('waiting.changes', { count: changes })
    const pictureText = t('waiting.pictures', { count: pictures })
    if (pictures === 0) return changeText
    return changes === 0 ? pictureText : t('waiting.both', { changes: changeText, pictures: pictureText })
  }
}
