import { Progress } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isJobOf, isUnfinished } from '@postwright/core/jobs/kinds'
import { useJob } from '@/jobs/data/use-jobs.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { addressOf } from './file-uses.tsx'
import styles from './file-dialog.module.css'

type ProgressProps = { jobId: string; onDone: () => void }

/** Shows how far a replacement is, and what kept the earlier file. */
export function ReplaceProgress({ jobId, onDone }: ProgressProps) {
  const { t } = useTranslation(['media-library', 'jobs'])
  const { user } = useSignedIn()
  const live = useJob(user.id, jobId)
  const job = live.status === 'ready' && isJobOf(live.data, 'media_replace') ? live.data : null
  const isDone = job?.status === 'done'
  const tell = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) tell()
  }, [isDone])
  if (!job) return <div role="status" />
  if (isUnfinished(job)) {
    return (
      <div role="status">
        <p>{t('media-library:replace.running')}</p>
        <Progress value={job.progress} aria-label={t('media-library:replace.progress')} transitionDuration={0} />
      </div>
    )
  }
  const { changed, kept } = job.result
  const doneWords =
    changed === 0 ? t('media-library:replace.doneNone') : t('media-library:replace.done', { count: changed })
  return (
    <div role="status" className={styles.note}>
      <p>{isDone ? doneWords : t(`jobs:cause.${job.cause ?? 'error'}`)}</p>
      {kept.length > 0 && (
        <>
          <p>{t('media-library:replace.kept', { count: kept.length })}</p>
          <ul className={styles.list}>
            {kept.map((place) => (
              <li key={`${place.kind}/${place.documentId}`}>
                <Link to={addressOf(place)}>{place.name || t('media-library:untitled')}</Link>{' '}
                <span className={styles.soft}>{t(`media-library:keptReason.${place.reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
