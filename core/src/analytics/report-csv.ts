import type { AnalyticsReport } from '../model/analytics-report.ts'
import type { PostSums } from '../model/channel-month.ts'
import { engagementRate, type Figure, FIGURES } from './post-sums.ts'

export type ReportNames = {
  /** Column names. */
  head: Record<'section' | 'name' | 'posts' | 'measured' | 'rate' | 'followers' | Figure, string>
  section: Record<'total' | 'before' | 'day' | 'channel' | 'label' | 'campaign', string>
  others: string
  channel: (connectionId: string) => string
  campaign: (campaignId: string) => string
}

/** Returns a report as table rows: totals, days, channels, labels and campaigns. Unknown values are empty cells. */
export function reportRows({ current, before }: AnalyticsReport, names: ReportNames): string[][] {
  const { head, section } = names
  const row = (kind: string, name: string, sums: PostSums, followers = '') => [
    kind,
    name,
    String(sums.publications),
    String(sums.measured),
    ...FIGURES.map((figure) => textOf(sums[figure]?.sum)),
    textOf(engagementRate(sums)?.toFixed(4)),
    followers,
  ]
  const others = (kind: string, sums: PostSums) => (sums.publications === 0 ? [] : [row(kind, names.others, sums)])
  return [
    [
      head.section,
      head.name,
      head.posts,
      head.measured,
      ...FIGURES.map((figure) => head[figure]),
      head.rate,
      head.followers,
    ],
    row(section.total, `${current.from} – ${current.to}`, current.total),
    ...(before ? [row(section.before, `${before.from} – ${before.to}`, before.total)] : []),
    ...current.days.map(({ day, sums }) => row(section.day, day, sums)),
    ...current.channels.map(({ connectionId, sums, followers }) =>
      row(section.channel, names.channel(connectionId), sums, textOf(followers.at(-1)?.count)),
    ),
    ...current.labels.map(({ name, sums }) => row(section.label, name, sums)),
    ...others(section.label, current.otherLabels),
    ...current.campaigns.map(({ name, sums }) => row(section.campaign, names.campaign(name), sums)),
    ...others(section.campaign, current.otherCampaigns),
  ]
}

function textOf(value: string | number | undefined): string {
  return value === undefined ? '' : String(value)
}
