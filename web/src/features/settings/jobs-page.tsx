import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canCancel, canRetry, isUnfinished, type Job, workspaceOf } from '@postwright/core/jobs/kinds'
import { routes } from '@/config/routes.ts'
import { beginAgain, endJob, useJobs } from '@/jobs/data/use-jobs.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'
import { Section } from './components/section.tsx'
import classes from './components/sessions.module.css'
import styles from './jobs-page.module.css'

const TONES = {
  queued: 'neutral',
  running: 'accent',
  done: 'positive',
  failed: 'negative',
  cancelled: 'neutral',
} as const satisfies Record<Job['status'], BadgeTone>

/** `/dashboard/settings/jobs`: the user's jobs with their progress and result, and buttons to cancel or repeat them. */
export function Component() {
  const { t } = useTranslation(['jobs', 'settings'])
  const { user } = useSignedIn()
  const list = useJobs(user.id)
  return (
    <Section id="jobs" title={t('jobs:title')} text={t('jobs:about')}>
      <DataState
        read={list}
        loading={<SkeletonList rows={3} label={t('jobs:loading')} />}
        errorTitle={t('jobs:failed')}
        empty={<EmptyState title={t('jobs:empty.title')} text={t('jobs:empty.text')} level={2} />}
      >
        {(jobs) => (
          <ul className={classes.list}>
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </DataState>
    </Section>
  )
}

function JobRow({ job }: { job: Job }) {
  const { t } = useTranslation('jobs')
  const { run, isRunning, failure } = useApiCall()
  const online = useOnline()
  const now = useNow(60_000)
  const { workspaceId } = useSignedIn()
  const { id, kind, status, progress, cause, createdAt, expiresAt } = job
  const name = t(`jobs:kind.${kind}.name`)
  const isHere = (workspaceOf(job) ?? workspaceId) === workspaceId
  const href = status === 'done' && isHere ? resultHref(job) : null
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.device}>
          {name}{' '}
          <StateBadge tone={TONES[status]} live={isUnfinished(job)}>
            {t(`jobs:status.${status}`)}
          </StateBadge>
        </p>
        <p className={classes.when}>
          {t('jobs:started')} <RelativeTime instant={createdAt} />
        </p>
        {isUnfinished(job) && (
          <Progress
            className={styles.progress}
            value={progress}
            aria-label={t('jobs:progress', { name })}
            transitionDuration={0}
          />
        )}
        {status === 'done' && <p className={styles.result}>{t(`jobs:kind.${kind}.done`, valuesOf(job))}</p>}
        {status === 'failed' && cause !== null && <p className={styles.result}>{t(`jobs:cause.${cause}`)}</p>}
        <FormError message={failure} />
      </div>
      {href !== null && (
        <Button component={Link} to={href} size="compact-sm" variant="default" aria-label={t('jobs:showOf', { name })}>
          {t('jobs:show')}
        </Button>
      )}
      {canCancel(job) && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isRunning}
          disabled={!online}
          aria-label={t('jobs:cancelOf', { name })}
          onClick={() => void run(() => endJob(id))}
        >
          {t('jobs:cancel')}
        </Button>
      )}
      {canRetry(job) && now < expiresAt && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isRunning}
          disabled={!online}
          aria-label={t('jobs:retryOf', { name })}
          onClick={() => void run(() => beginAgain(id))}
        >
          {t('jobs:retry')}
        </Button>
      )}
    </li>
  )
}

/** Returns the address of the page that shows the result of a job; null if there is none. */
function resultHref({ kind, facts }: Job): string | null {
  switch (kind) {
    case 'export':
      return routes.settingsData.href()
    case 'import':
    case 'post_import':
      return routes.contentStudio.href()
    case 'series':
    case 'zone_move':
      return routes.contentScheduler.href()
    case 'media_replace':
      return routes.mediaLibrary.href()
    case 'font':
      return facts.workspaceId === null ? routes.adminFonts.href() : routes.workspaceFonts.href()
    case 'brand_autofill':
      return facts.kitId === '' ? null : routes.brandKit.href(facts.kitId)
    case 'model_run':
      // The text appears only in the dialog that asked for it.
      return null
  }
}

/** Returns the interpolation values for the message of a job: the texts and numbers among its facts and results. */
function valuesOf({ facts, result }: Job): Record<string, string | number> {
  const entries = Object.entries({ ...facts, ...result })
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [])),
  )
}
