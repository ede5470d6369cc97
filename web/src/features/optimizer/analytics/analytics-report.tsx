import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice.tsx'
import { Panel } from '@/ui/panel.tsx'
import { type ReportProps, useCampaignNames } from './analytics-data.ts'
import { BestPosts } from './best-posts.tsx'
import { FigureCards } from './figure-cards.tsx'
import { ChannelTable, PartTable } from './figures-tables.tsx'
import styles from './analytics.module.css'
import { useMemo } from 'react'
import { daysOf } from '@postwright/core/analytics/periods'
import { Chart } from '@/ui/chart.tsx'
import type { ChartTone } from '@/ui/chart-data.ts'
import { formatShortDate, formatTick } from '@/ui/format-time.ts'
import { changeText, followerGrowth, followersOf, channelText, numberText, tallyOf, valueOf } from './analytics-text.ts'
import type { ChannelFigures } from '@postwright/core/model/analytics-report'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import { platformName } from '@/platforms/platform-name.ts'
import { SegmentedControl } from '@mantine/core'
import { type Charted, CHARTED } from './use-analytics-view.ts'

type Props = ReportProps & {
  /** True while the previous view's metrics are displayed. */
  isRenewing: boolean
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}

/** The metrics of a period: as cards, over its days, by channel, label and campaign, with the best posts and the metrics that networks don't report. */
export function AnalyticsReport({ isRenewing, onChange, ...props }: Props) {
  const { t } = useTranslation('analytics')
  const { report, view, workspaceId } = props
  const { current, before } = report
  const names = useCampaignNames(
    workspaceId,
    current.campaigns.map(({ name }) => name),
  )
  return (
    <div className={styles.report} aria-busy={isRenewing}>
      <p className="visually-hidden" role="status">
        {isRenewing && t('analytics:loading')}
      </p>
      {report.isCut && <Notice tone="warning" title={t('analytics:cut.title')} text={t('analytics:cut.text')} />}
      <FigureCards {...props} />
      <Panel>
        <PeriodChart {...props} onFigure={(figure) => onChange({ figure })} />
      </Panel>
      <BestPosts {...props} />
      <ChannelTable {...props} />
      <FollowersChart {...props} />
      {view.filter === null && (
        <>
          <PartTable
            id="labels"
            title={t('analytics:labels.title')}
            description={t('analytics:labels.description')}
            parts={current.labels.map(({ name, sums }) => ({ key: name, name, sums }))}
            before={before?.labels ?? null}
            others={current.otherLabels}
            empty={t('analytics:labels.empty')}
          />
          <PartTable
            id="campaigns"
            title={t('analytics:campaigns.title')}
            parts={current.campaigns.map(({ name, sums }) => {
              return { key: name, name: names.get(name) ?? t('analytics:deletedCampaign'), sums }
            })}
            before={before?.campaigns ?? null}
            others={current.otherCampaigns}
            empty={t('analytics:campaigns.empty')}
          />
        </>
      )}
      <FigureGaps {...props} />
    </div>
  )
}

const TONES: readonly ChartTone[] = ['accent', 'positive', 'warning', 'neutral']

/** Followers of the largest channels, over the days on which they were counted; the table above has all channels. */
function FollowersChart({ report: { current }, channels }: ReportProps) {
  const { t } = useTranslation('analytics')
  const data = useMemo(() => {
    const days = daysOf(current)
    const followed = current.channels
      .filter((channel) => channel.followers.length > 0)
      .toSorted((a, b) => (followersOf(b)?.last ?? 0) - (followersOf(a)?.last ?? 0))
      .slice(0, TONES.length)
    return {
      kind: 'line' as const,
      labels: days.map((day) => formatShortDate(day, current.to)),
      ticks: days.map(formatTick),
      series: followed.map((channel, at) => {
        const byDay = new Map(channel.followers.map(({ day, count }) => [day, count]))
        return {
          name: channelText(channel, channels),
          tone: TONES[at] ?? 'muted',
          values: days.map((day) => byDay.get(day) ?? null),
        }
      }),
    }
  }, [current, channels])
  return (
    <Panel id="followers" title={t('analytics:followers.title')} description={t('analytics:followers.description')}>
      <div className={styles.chart}>
        <Chart
          {...data}
          title={t('analytics:followers.chart')}
          summary={t('analytics:followers.summary', { change: changeText(followerGrowth(current)) })}
          empty={t('analytics:followers.empty')}
        />
      </div>
    </Panel>
  )
}

const POST_FIGURES = ['views', 'likes', 'reposts', 'replies', 'clicks'] as const

const FIGURES = [...POST_FIGURES, 'followers'] as const

/** Lists the metrics that the workspace's networks don't report, so that a missing value is not mistaken for zero. */
function FigureGaps({ report: { current }, channels, view }: ReportProps) {
  const { t } = useTranslation('analytics')
  const shown = channels.filter(({ id }) => view.connectionId === null || id === view.connectionId)
  const list = new Intl.ListFormat('en', { type: 'disjunction' })
  const gaps = networksOf(shown, current.channels).flatMap((platform) => {
    const told = listTold(platform, current.channels)
    const missing = FIGURES.filter((figure) => !told.has(figure))
    if (missing.length === 0) return []
    const network = platformName(platform)
    if (told.size === 0) return [{ platform, text: t('analytics:gaps.nothing', { network }) }]
    if (told.size === 1 && told.has('followers')) return [{ platform, text: t('analytics:gaps.noPosts', { network }) }]
    const figures = list.format(missing.map((figure) => t(`analytics:gaps.figure.${figure}`)))
    return [{ platform, text: t('analytics:gaps.some', { network, figures }) }]
  })
  return (
    <Panel id="gaps" title={t('analytics:gaps.title')} description={t('analytics:gaps.description')}>
      <ul className={styles.gaps}>
        {gaps.map(({ platform, text }) => (
          <li key={platform}>{text}</li>
        ))}
        <li>{t('analytics:gaps.ages')}</li>
        <li>{t('analytics:gaps.reach')}</li>
        <li>{t('analytics:gaps.parts')}</li>
      </ul>
    </Panel>
  )
}

function networksOf(channels: readonly Connection[], counted: readonly { platform: Platform }[]): Platform[] {
  return [...new Set([...channels, ...counted].map(({ platform }) => platform))]
}

/** Returns the metrics that a network reports by its contract or has reported: a contract may be older than the network's API. */
function listTold(platform: Platform, counted: readonly ChannelFigures[]): ReadonlySet<string> {
  const { posts, followers } = PLATFORM_CONTRACTS[platform].figures
  const own = counted.filter((channel) => channel.platform === platform)
  const known = POST_FIGURES.filter((figure) => own.some(({ sums }) => sums[figure] !== undefined))
  return new Set<string>([...posts, ...known, ...(followers ? ['followers'] : [])])
}

const CHOICES = CHARTED.filter((figure) => figure !== 'likes' && figure !== 'reposts' && figure !== 'replies')

/** One metric over the days of the period, beside the comparison period. A day whose posts report nothing is a gap. */
function PeriodChart({ report, view, onFigure }: ReportProps & { onFigure: (figure: Charted) => void }) {
  const { t } = useTranslation('analytics')
  const { current, before } = report
  const { figure } = view
  const data = useMemo(() => {
    const name = (from: string, to: string) => `${formatShortDate(from, to)} – ${formatShortDate(to, to)}`
    const told = tallyOf(current.total, figure) !== null
    const course = (days: typeof current.days) => days.map(({ sums }) => valueOf(sums, figure))
    return {
      kind: 'line' as const,
      labels: current.days.map(({ day }) => formatShortDate(day, current.to)),
      ticks: current.days.map(({ day }) => formatTick(day)),
      series: told
        ? [
            { name: name(current.from, current.to), tone: 'accent' as const, values: course(current.days) },
            ...(before
              ? [{ name: name(before.from, before.to), tone: 'muted' as const, values: course(before.days) }]
              : []),
          ]
        : [],
    }
  }, [current, before, figure])
  const total = tallyOf(current.total, figure)
  return (
    <div className={styles.chart}>
      <SegmentedControl
        className={styles.figures}
        aria-label={t('analytics:chart.figure')}
        value={figure}
        onChange={(value) => onFigure(CHARTED.find((each) => each === value) ?? 'engagement')}
        data={CHOICES.map((value) => ({ value, label: t(`analytics:figure.${value}`) }))}
      />
      <Chart
        {...data}
        title={t('analytics:chart.title', { figure: t(`analytics:figure.${figure}`) })}
        summary={t('analytics:chart.summary', { total: numberText(total?.sum), days: current.days.length })}
        empty={total ? t('analytics:chart.zero') : t('analytics:untold')}
        height={220}
      />
    </div>
  )
}
