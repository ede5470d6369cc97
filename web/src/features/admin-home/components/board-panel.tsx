import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminHome } from '@postwright/core/api/admin-home'
import { PUBLISHING_OBJECTIVE } from '@postwright/core/slo/objective'
import { platformName } from '@/platforms/platform-name.ts'
import { Chart } from '@/ui/chart.tsx'
import { formatLongDate, formatShortDate } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SentenceWith } from '@/ui/sentence-with.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { formatCount, formatShare, formatSpan } from '../format-figures.ts'
import styles from './admin-home.module.css'

type Board = NonNullable<AdminHome['board']>
type Attainment = Board['overall']

/** How publishing meets its objective: in all, by network and day by day. */
export function BoardPanel({ board, readAt }: { board: Board | null; readAt: number }) {
  const { t } = useTranslation('admin-home')
  const objective = t('admin-home:board.objective', {
    share: formatShare(PUBLISHING_OBJECTIVE.share),
    within: formatSpan(PUBLISHING_OBJECTIVE.within),
    days: PUBLISHING_OBJECTIVE.days,
    since: formatLongDate(PUBLISHING_OBJECTIVE.since),
  })
  return (
    <Panel id="publishing" title={t('admin-home:board.title')} description={objective}>
      {board === null ? (
        <p role="status">{t('admin-home:failedPart')}</p>
      ) : (
        <div className={styles.stack}>
          <Overall board={board} />
          <DayChart days={board.days} readAt={readAt} />
          {board.networks.length > 0 && <NetworkTable networks={board.networks} />}
          <p className={styles.source}>
            {board.countedAt === null ? (
              t('admin-home:board.uncounted')
            ) : (
              <SentenceWith sentence={(slot) => t('admin-home:board.source', { time: slot })}>
                <RelativeTime instant={board.countedAt} />
              </SentenceWith>
            )}
          </p>
        </div>
      )}
    </Panel>
  )
}

function Overall({ board: { overall, oldestJobAt } }: { board: Board }) {
  const { t } = useTranslation('admin-home')
  const none = t('admin-home:board.none')
  const facts = [
    { name: t('admin-home:board.attainment'), value: overall.share === null ? none : formatShare(overall.share) },
    {
      name: t('admin-home:board.budget'),
      value: overall.budgetShare === null ? none : formatShare(overall.budgetShare),
    },
    { name: t('admin-home:board.total'), value: formatCount(overall.total) },
    { name: t('admin-home:board.late'), value: formatCount(overall.late) },
    { name: t('admin-home:board.missed'), value: formatCount(overall.missed) },
    { name: t('admin-home:board.lateness'), value: <Lateness of={overall} /> },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('admin-home:board.oldestJob')}</dt>
        <dd>{oldestJobAt === null ? t('admin-home:board.noJob') : <RelativeTime instant={oldestJobAt} />}</dd>
      </div>
    </dl>
  )
}

function Lateness({ of: { p50, p95, p99, latest } }: { of: Attainment }) {
  const { t } = useTranslation('admin-home')
  if (p50 === null || p95 === null || p99 === null || latest === null) return t('admin-home:board.none')
  return [p50, p95, p99, latest].map(formatSpan).join(' · ')
}

function DayChart({ days, readAt }: { days: Board['days']; readAt: number }) {
  const { t } = useTranslation('admin-home')
  const today = new Date(readAt).toISOString().slice(0, 10)
  const data = useMemo(
    () => ({
      kind: 'bars' as const,
      labels: days.map(({ day }) => formatLongDate(day)),
      ticks: days.map(({ day }) => formatShortDate(day, today)),
      series: [
        { name: t('admin-home:board.inTime'), tone: 'positive' as const, values: days.map(({ inTime }) => inTime) },
        {
          name: t('admin-home:board.lateOrMissed'),
          tone: 'negative' as const,
          values: days.map(({ total, inTime }) => total - inTime),
        },
      ],
    }),
    [days, today, t],
  )
  const total = days.reduce((sum, day) => sum + day.total, 0)
  const inTime = days.reduce((sum, day) => sum + day.inTime, 0)
  return (
    <Chart
      {...data}
      title={t('admin-home:board.chart')}
      summary={t('admin-home:board.chartSummary', { inTime: formatCount(inTime), total: formatCount(total) })}
      empty={t('admin-home:board.chartEmpty')}
      height={140}
    />
  )
}

function NetworkTable({ networks }: { networks: Board['networks'] }) {
  const { t } = useTranslation('admin-home')
  const worst = networks.toSorted((one, other) => (one.budgetShare ?? 0) - (other.budgetShare ?? 0))
  return (
    <div className={styles.tableFrame} role="region" aria-label={t('admin-home:board.networks')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('admin-home:board.network')}</th>
            <th scope="col">{t('admin-home:board.total')}</th>
            <th scope="col">{t('admin-home:board.attainment')}</th>
            <th scope="col">{t('admin-home:board.budget')}</th>
            <th scope="col">{t('admin-home:board.lateness')}</th>
          </tr>
        </thead>
        <tbody>
          {worst.map((network) => (
            <tr key={network.platform}>
              <th scope="row">{platformName(network.platform)}</th>
              <td>{formatCount(network.total)}</td>
              <td>{network.share === null ? t('admin-home:board.none') : formatShare(network.share)}</td>
              <td>
                <StateBadge tone={(network.budgetShare ?? 0) < 0 ? 'negative' : 'positive'}>
                  {network.budgetShare === null ? t('admin-home:board.none') : formatShare(network.budgetShare)}
                </StateBadge>
              </td>
              <td>
                <Lateness of={network} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
