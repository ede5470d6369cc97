import { Button, Progress } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorCodeSchema } from '@postwright/core/error-codes'
import { isUnfinished, type JobOf } from '@postwright/core/jobs/kinds'
import { routes } from '@/config/routes.ts'
import { endJob } from '@/jobs/data/use-jobs.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { toast } from '@/ui/toast.tsx'
import styles from './import.module.css'

/** Shows the progress and result of a post import, and the rows that failed. */
export function ImportProgress({ job }: { job: JobOf<'post_import'> }) {
  const { t } = useTranslation(['import', 'errors'])
  const errorText = useErrorText()
  const [isEnding, setEnding] = useState(false)
  const isRunning = isUnfinished(job)
  const { total } = job.facts
  const { done, drafts, scheduled, reports } = job.result

  async function end() {
    setEnding(true)
    try {
      await endJob(job.id)
    } catch (error) {
      toast.error(errorText(error))
    }
    setEnding(false)
  }

  return (
    <section className={styles.card} aria-label={t('import:job.title')}>
      <p role="status" className={styles.text}>
        {t(`import:job.${isRunning ? 'running' : job.status}`, { done, total })}{' '}
        {t('import:job.made', { drafts, scheduled })}
      </p>
      {isRunning && <Progress value={job.progress} aria-label={t('import:job.progress')} transitionDuration={0} />}
      {reports.length > 0 && (
        <ul className={styles.faults}>
          {reports.map(({ row, code, detail }) => (
            <li key={row} data-fault>
              {t('import:job.left', { row })} {detail || reasonOf(code)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {isRunning ? (
          <Button variant="default" loading={isEnding} onClick={() => void end()}>
            {t('import:job.cancel')}
          </Button>
        ) : (
          <>
            <Button variant="default" component={Link} to={routes.contentStudio.href()}>
              {t('import:job.posts')}
            </Button>
            {scheduled > 0 && (
              <Button component={Link} to={routes.contentScheduler.href()}>
                {t('import:job.calendar')}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  )

  function reasonOf(code: string): string {
    const known = errorCodeSchema.safeParse(code)
    return known.success ? t(`errors:api.${known.data}`) : code
  }
}
