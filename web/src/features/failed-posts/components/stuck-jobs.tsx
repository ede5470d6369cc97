import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StuckJob } from '@postwright/core/api/failed-posts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { Pager } from '@/ui/pager.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import records from '@/ui/record-list.module.css'
import { retryJob, useRefresh, useStuckJobs } from '../data/failed-posts.ts'
import styles from './failed-posts.module.css'

/** Jobs without progress for longer than one run, the longest first. */
export function StuckJobs() {
  const { t } = useTranslation('failed-posts')
  const { page, paging } = useStuckJobs()
  const title = t('failed-posts:part.jobs')
  return (
    <section aria-label={title}>
      <DataState
        read={page}
        loading={<SkeletonList rows={4} label={t('failed-posts:jobs.loading')} />}
        errorTitle={t('failed-posts:jobs.error')}
        empty={<EmptyState title={t('failed-posts:jobs.empty')} text={t('failed-posts:jobs.emptyText')} />}
      >
        {(found) => (
          <ul className={records.list} aria-label={title}>
            {found.map((job) => (
              <JobRow key={`${job.uid} ${job.jobId}`} job={job} />
            ))}
          </ul>
        )}
      </DataState>
      <Pager list={title} paging={paging} />
    </section>
  )
}

function JobRow({ job }: { job: StuckJob }) {
  const { t } = useTranslation(['failed-posts', 'jobs'])
  const refresh = useRefresh()
  const { run, isRunning, failure } = useApiCall()
  const { kind, status, progress, runs, updatedAt, person, uid } = job
  const retry = () =>
    run(async () => {
      toast.success(t(`failed-posts:jobs.outcome.${await retryJob(job)}`))
      await refresh()
    })
  return (
    <li className={records.row}>
      <div className={records.words}>
        <span className={records.name}>{t(`jobs:kind.${kind}.name`)}</span>
        <span className={records.faint}>
          {person ? `${person.fullName} · ${person.email}` : uid}
          {' · '}
          {t(`failed-posts:jobs.${status}`, { progress, count: runs })}
          {' · '}
          {t('failed-posts:jobs.since')} <RelativeTime instant={updatedAt} />
        </span>
        <FormError message={failure} />
      </div>
      <div className={styles.acts}>
        <Button size="compact-sm" loading={isRunning} onClick={() => void retry()}>
          {t('failed-posts:jobs.retry')}
        </Button>
      </div>
    </li>
  )
}
