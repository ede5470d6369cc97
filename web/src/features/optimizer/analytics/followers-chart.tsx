import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { daysOf } from '@postwright/core/analytics/periods'
import { Chart } from '@/ui/chart.tsx'
import type { ChartTone } from '@/ui/chart-data.ts'
import { formatShortDate, formatTick } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import type { ReportProps } from './analytics-data.ts'
import { channelText } from './channel-text.ts'
import { changeText, followerGrowth, followersOf } from './figure-texts.ts'
import styles from './analytics.module.css'

const TONES: readonly ChartTone[] = ['accent', 'positive', 'warning', 'neutral']

/** Followers of the channels that have most of them, over the days on which they were counted; all channels stand in the table above. */
export function FollowersChart({ report: { current }, channels }: ReportProps) {
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
