import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import { formatMoment } from '@/ui/format-moment.ts'
import { useNow } from '@/ui/use-now.ts'
import styles from './checks.module.css'

type Props = {
  postId: string
  plannedAt: number
}

/** The way to the post that a draft repeats, by the time that it is or was planned for. */
export function SimilarPost({ postId, plannedAt }: Props) {
  const { t } = useTranslation('checks')
  const { timeZone } = useWorkspace()
  const now = useNow(60_000)
  return (
    <p className={styles.findingText}>
      <Link to={routes.contentStudioPost.href(postId)}>
        {t('checks:similar', { time: formatMoment(plannedAt, timeZone, now) })}
      </Link>
    </p>
  )
}
