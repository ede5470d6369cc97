import type {
  AnalyticsReport,
  ChannelFigures,
  FollowerCourse,
  PartFigures,
  PeriodFigures,
} from '../model/analytics-report.ts'
import type { BestPost, ChannelDay, ChannelMonth, NamedPart, PostSums } from '../model/channel-month.ts'
import { rankPosts } from './count-publication.ts'
import { daysOf, type Period, periodBefore, type Comparison } from './periods.ts'
import { addTo, NO_SUMS } from './post-sums.ts'

/** Maximum number of top posts in a report. */
export const REPORT_BEST_MAX = 5

/** Posts covered by a report: all posts (null), those with a label, or those of a campaign. */
export type PostFilter = { by: 'label' | 'campaign'; name: string } | null

type Wanted = { period: Period; comparison: Comparison | null; filter: PostFilter }

/** Adds up the daily sums of channels into a report for a period and its comparison period. */
export function buildReport(months: readonly ChannelMonth[], { period, comparison, filter }: Wanted): AnalyticsReport {
  const before = comparison === null ? null : periodBefore(period, comparison)
  return {
    current: addUp(months, period, filter),
    before: before && addUp(months, before, filter),
    best: bestOf(months, period, filter),
  }
}

type Counted = { month: ChannelMonth; day: ChannelDay }

function within(months: readonly ChannelMonth[], { from, to }: Period): Counted[] {
  return months.flatMap((month) =>
    month.days.filter(({ day }) => day >= from && day <= to).map((day) => ({ month, day })),
  )
}

function addUp(months: readonly ChannelMonth[], period: Period, filter: PostFilter): PeriodFigures {
  const counted = within(months, period)
  const total = noSums()
  const byDay = new Map(daysOf(period).map((day) => [day, noSums()]))
  const channels = new Map<string, ChannelFigures>()
  for (const { month, day } of counted) {
    const sums = sumsOf(day, filter)
    const { connectionId, platform } = month
    const channel = channels.get(connectionId) ?? { connectionId, platform, sums: noSums(), followers: [] }
    channels.set(connectionId, channel)
    if (day.followers !== undefined) channel.followers.push({ day: day.day, count: day.followers })
    addTo(channel.sums, sums)
    addTo(byDay.get(day.day) ?? noSums(), sums)
    addTo(total, sums)
  }
  return {
    ...period,
    total,
    days: [...byDay].map(([day, sums]) => ({ day, sums })),
    channels: [...channels.values()].map((channel) => ({ ...channel, followers: inOrder(channel.followers) })),
    labels: partsOf(counted.flatMap(({ day }) => day.labels)),
    otherLabels: sumOf(counted.flatMap(({ day }) => day.otherLabels ?? [])),
    campaigns: partsOf(counted.flatMap(({ day }) => day.campaigns)),
    otherCampaigns: sumOf(counted.flatMap(({ day }) => day.otherCampaigns ?? [])),
  }
}

/** Returns a new set of zero sums to accumulate into. */
function noSums(): PostSums {
  return { ...NO_SUMS }
}

function sumOf(all: readonly PostSums[]): PostSums {
  const sum = noSums()
  for (const each of all) addTo(sum, each)
  return sum
}

function inOrder(followers: FollowerCourse): FollowerCourse {
  return followers.toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

function partOf(day: ChannelDay, filter: PostFilter): { sums: PostSums; best: BestPost[] } | undefined {
  if (filter === null) return day.all
  return (filter.by === 'label' ? day.labels : day.campaigns).find(({ name }) => name === filter.name)
}

function sumsOf(day: ChannelDay, filter: PostFilter): PostSums {
  return partOf(day, filter)?.sums ?? NO_SUMS
}

function partsOf(parts: readonly NamedPart[]): PartFigures[] {
  const byName = new Map<string, PostSums>()
  for (const { name, sums } of parts) {
    const known = byName.get(name) ?? noSums()
    byName.set(name, known)
    addTo(known, sums)
  }
  return [...byName]
    .map(([name, sums]) => ({ name, sums }))
    .filter(({ sums }) => sums.publications > 0)
    .toSorted((a, b) => b.sums.publications - a.sums.publications || (a.name < b.name ? -1 : 1))
}

function bestOf(months: readonly ChannelMonth[], period: Period, filter: PostFilter): AnalyticsReport['best'] {
  const found = within(months, period).flatMap(({ month, day }) =>
    (partOf(day, filter)?.best ?? []).map((post) => ({ ...post, connectionId: month.connectionId, day: day.day })),
  )
  return rankPosts(found, REPORT_BEST_MAX)
}
