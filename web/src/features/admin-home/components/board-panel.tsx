import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminHome } from '@postwright/core/api/admin-home'
import { PUBLISHING_OBJECTIVE } from '@postwright/core/slo/objective'
import { platformName } from '@/platforms/platform-name.ts'
import { Chart } from '@/ui/chart.tsx'
import { formatLongDate } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SentenceWith } from '@/ui/sentence-with.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { formatCount, formatShare, formatSpan } from '../format-figures.ts'
import styles from './admin-home.module.css'

type Board = NonNullable<AdminHome['board']>

/** Shows publishing against its objective: in total, by network and by day. */
export function BoardPanel({ board }: { board: Board | null }) {
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
          <DayChart days={board.days} />
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
    ...LATENESS.map(({ key, of }) => ({ name: t(`admin-home:board.${key}`), value: spanOf(overall[of], none) })),
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

/** Percentiles of lateness: half, 95 %, 99 % and all publications. */
const LATENESS = [
  { key: 'half', of: 'p50' },
  { key: 'most', of: 'p95' },
  { key: 'nearlyAll', of: 'p99' },
  { key: 'latest', of: 'latest' },
] as const

function spanOf(lateness: number | null, none: string): string {
  return lateness === null ? none : formatSpan(lateness)
}

function DayChart({ days }: { days: Board['days'] }) {
  const { t } = useTranslation('admin-home')
  const data = useMemo(
    () => ({
      kind: 'bars' as const,
      labels: days.map(({ day }) => formatLongDate(day)),
      ticks: days.map(({ day }) => String(Number(day.slice(-2)))),
      series: [
        { name: t('admin-home:board.inTime'), tone: 'positive' as const, values: days.map(({ inTime }) => inTime) },
        {
          name: t('admin-home:board.lateOrMissed'),
          tone: 'negative' as const,
          values: days.map(({ total, inTime }) => total - inTime),
        },
      ],
    }),
    [days, t],
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
            {LATENESS.map(({ key }) => (
              <th key={key} scope="col">
                {t(`admin-home:board.${key}`)}
              </th>
            ))}
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
              {LATENESS.map(({ key, of }) => (
                <td key={key}>{spanOf(network[of], t('admin-home:board.none'))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
