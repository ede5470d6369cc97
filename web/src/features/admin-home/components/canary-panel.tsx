import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminHome } from '@postwright/core/api/admin-home'
import type { CanaryRun } from '@postwright/core/model/canary'
import { Chart } from '@/ui/chart.tsx'
import { formatClock, viewerZone } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { formatCount, formatSpan } from '../format-figures.ts'
import styles from './admin-home.module.css'

const HOUR = 60 * 60_000
const HOURS = 24

/** Shows the results of the canary posts, with which the product monitors publishing. */
export function CanaryPanel({ canary, readAt }: { canary: AdminHome['canary']; readAt: number }) {
  const { t } = useTranslation('admin-home')
  return (
    <Panel id="canary" title={t('admin-home:canary.title')} description={t('admin-home:canary.description')}>
      {canary === null && <p role="status">{t('admin-home:failedPart')}</p>}
      {canary?.isOn === false && <p className={styles.source}>{t('admin-home:canary.off')}</p>}
      {canary?.isOn === true && canary.runs.length === 0 && (
        <p className={styles.source}>{t('admin-home:canary.none')}</p>
      )}
      {canary !== null && canary.runs.length > 0 && <Runs runs={canary.runs} readAt={readAt} />}
    </Panel>
  )
}

function Runs({ runs, readAt }: { runs: readonly CanaryRun[]; readAt: number }) {
  const { t } = useTranslation('admin-home')
  const hours = useMemo(() => byHour(runs, readAt), [runs, readAt])
  const last = runs.at(-1)
  const latest = runs.reduce<number | null>(
    (most, { late }) => (late === null ? most : Math.max(most ?? 0, late)),
    null,
  )
  const inTime = runs.filter(({ outcome }) => outcome === 'in_time').length
  const counts = { inTime: formatCount(inTime), total: formatCount(runs.length) }
  return (
    <div className={styles.stack}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('admin-home:canary.good')}</dt>
          <dd>{t('admin-home:canary.share', counts)}</dd>
        </div>
        {last && (
          <div>
            <dt>{t('admin-home:canary.last')}</dt>
            <dd>
              <StateBadge
                tone={last.outcome === 'in_time' ? 'positive' : last.outcome === 'late' ? 'warning' : 'negative'}
              >
                {t(`admin-home:canary.outcome.${last.outcome}`)}
              </StateBadge>{' '}
              <span className={styles.faint}>
                <RelativeTime instant={last.plannedFor} />
              </span>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('admin-home:canary.latest')}</dt>
          <dd>{latest === null ? t('admin-home:board.none') : formatSpan(latest)}</dd>
        </div>
      </dl>
      <Chart
        kind="bars"
        labels={hours.map(({ from }) => formatClock(from, viewerZone()))}
        ticks={hours.map(({ from }) => formatClock(from, viewerZone()))}
        series={[
          { name: t('admin-home:canary.good'), tone: 'positive', values: hours.map((hour) => hour.good) },
          { name: t('admin-home:canary.bad'), tone: 'warning', values: hours.map((hour) => hour.late) },
          { name: t('admin-home:canary.wrong'), tone: 'negative', values: hours.map((hour) => hour.wrong) },
        ]}
        title={t('admin-home:canary.chart')}
        summary={t('admin-home:canary.summary', counts)}
        empty={t('admin-home:canary.none')}
        height={100}
      />
      <p className={styles.source}>{t('admin-home:canary.source')}</p>
    </div>
  )
}

/** Returns the last 24 hours, each with its canary posts by result. */
function byHour(runs: readonly CanaryRun[], readAt: number) {
  const first = Math.floor(readAt / HOUR) * HOUR - (HOURS - 1) * HOUR
  return Array.from({ length: HOURS }, (_, at) => {
    const from = first + at * HOUR
    const own = runs.filter(({ plannedFor }) => plannedFor >= from && plannedFor < from + HOUR)
    const good = own.filter(({ outcome }) => outcome === 'in_time').length
    const late = own.filter(({ outcome }) => outcome === 'late').length
    return { from, good, late, wrong: own.length - good - late }
  })
}
