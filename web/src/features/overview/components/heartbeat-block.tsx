import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Heartbeat, Lateness } from '@postwright/core/model/heartbeat'
import { PAUSE_AFTER, schedulerPace, type SchedulerPace } from '@postwright/core/publishing/scheduler-pace'
import type { LiveDoc } from '@/lib/live/use-live.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge, type BadgeTone } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import { type Span, within } from '../lateness.ts'
import classes from './status.module.css'

const LOOK = {
  running: { tone: 'positive', state: 'overview:heartbeat.state.running', text: 'overview:heartbeat.running' },
  late: { tone: 'warning', state: 'overview:heartbeat.state.late', text: 'overview:heartbeat.late' },
  stopped: { tone: 'negative', state: 'overview:heartbeat.state.stopped', text: 'overview:heartbeat.stopped' },
} as const satisfies Record<SchedulerPace, { tone: BadgeTone; state: string; text: string }>

const SPANS = {
  second: 'overview:heartbeat.span.second',
  minute: 'overview:heartbeat.span.minute',
  hour: 'overview:heartbeat.span.hour',
  day: 'overview:heartbeat.span.day',
} as const satisfies Record<Span['unit'], string>

/** The time of the scheduler's last run, shown to every member. */
export function HeartbeatBlock({ heartbeat }: { heartbeat: LiveDoc<Heartbeat> }) {
  const { t } = useTranslation('overview')
  return (
    <Panel id="scheduler" title={t('overview:heartbeat.title')} actions={<HeartbeatState heartbeat={heartbeat} />}>
      <DataState
        read={heartbeat}
        loading={<Skeleton height={44} />}
        errorTitle={t('overview:heartbeat.error')}
        missing={<p className={classes.text}>{t('overview:heartbeat.never')}</p>}
      >
        {(data) => <LastRun heartbeat={data} />}
      </DataState>
    </Panel>
  )
}

function HeartbeatState({ heartbeat }: { heartbeat: LiveDoc<Heartbeat> }) {
  const { t } = useTranslation('overview')
  const now = useNow(5000)
  if (heartbeat.status === 'missing')
    return <StateBadge tone="neutral">{t('overview:heartbeat.state.never')}</StateBadge>
  if (heartbeat.status !== 'ready') return null
  const tone = schedulerPace(heartbeat.data.lastRunAt, now)
  return (
    <StateBadge tone={LOOK[tone].tone} live={tone === 'running'}>
      {t(LOOK[tone].state)}
    </StateBadge>
  )
}

function LastRun({ heartbeat }: { heartbeat: Heartbeat }) {
  const { t } = useTranslation('overview')
  const tone = schedulerPace(heartbeat.lastRunAt, useNow(5000))
  return (
    <>
      <p className={classes.lead}>
        {t('overview:heartbeat.lastRan')}{' '}
        <RelativeTime key={heartbeat.lastRunAt} instant={heartbeat.lastRunAt} every={1000} />
      </p>
      <p className={classes.text} data-tone={LOOK[tone].tone}>
        {t(LOOK[tone].text)}
        {heartbeat.dueCount > 0 && ` ${t('overview:heartbeat.due', { count: heartbeat.dueCount })}`}
      </p>
      {isBehind(heartbeat) && (
        <p className={classes.text} data-tone="warning" role="status">
          {t('overview:heartbeat.behind')} <RelativeTime instant={heartbeat.oldestDueAt ?? 0} every={60_000} />
        </p>
      )}
      {tone === 'running' && heartbeat.lateness !== null && <Punctuality lateness={heartbeat.lateness} />}
    </>
  )
}

/** Returns whether deliveries are too slow: at the scheduler's last run, a publication had been due for longer than `PAUSE_AFTER`. */
function isBehind({ oldestDueAt, lastRunAt }: Heartbeat): boolean {
  return oldestDueAt !== null && lastRunAt - oldestDueAt > PAUSE_AFTER
}

/** The number of publications in the last hour, with the median and the 95th percentile of their delay. */
function Punctuality({ lateness: { count, p50, p95 } }: { lateness: Lateness }) {
  const { t } = useTranslation('overview')
  const words = (ms: number) => {
    const { unit, count: amount } = within(ms)
    return t(SPANS[unit], { amount })
  }
  return (
    <p className={classes.text}>{t('overview:heartbeat.punctual', { count, half: words(p50), most: words(p95) })}</p>
  )
}
