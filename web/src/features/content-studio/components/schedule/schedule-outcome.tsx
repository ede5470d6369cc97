import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { formatMoment } from '@/ui/format-moment.ts'
import { useNow } from '@/ui/use-now.ts'
import type { Outcome } from './use-scheduling.ts'
import styles from './schedule-outcome.module.css'

/** What came of the last try, where the button is: success with what can be done next, and what no part of the composer is about. */
export function ScheduleOutcome({ outcome }: { outcome: Outcome | null }) {
  if (outcome?.kind === 'refused') return outcome.part === null ? <Refused words={outcome.words} /> : null
  return (
    <div role="status" className={styles.live}>
      {outcome !== null && <Done outcome={outcome} />}
    </div>
  )
}

function Refused({ words }: { words: string }) {
  return (
    <p className={styles.refused} role="alert">
      <IconAlertCircle className={styles.icon} size="1.125rem" aria-hidden />
      <span>{words}</span>
    </p>
  )
}

function Done({ outcome }: { outcome: Exclude<Outcome, { kind: 'refused' }> }) {
  const { t } = useTranslation('studio')
  const beginPost = useBeginPost()
  const now = useNow(60_000)
  const at = outcome.kind === 'sending' ? null : outcome.at
  const time = at === null ? '' : formatMoment(at.instant, at.tzid, now)
  return (
    <div className={styles.done}>
      <p className={styles.words}>
        <IconCircleCheck className={styles.icon} size="1.125rem" aria-hidden />
        <span>{t(`studio:schedule.done.${outcome.kind}`, { time })}</span>
      </p>
      <Link className={styles.next} to={routes.contentScheduler.href()}>
        {t('studio:schedule.next.schedule')}
      </Link>
      <button type="button" className={styles.next} onClick={() => void beginPost()}>
        {t('studio:schedule.next.write')}
      </button>
    </div>
  )
}
