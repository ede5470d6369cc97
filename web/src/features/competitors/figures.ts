import type { ReadRadarPost } from '@postwright/core/api/radar'
import type { RadarSource } from '@postwright/core/model/radar'
import { getSourceFigures, type SourceFigures } from '@postwright/core/radar/source-figures'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { RadarProps } from './components/radar-props.ts'
import type { Radar } from './data/radar.ts'

type Period = { days: readonly string[]; dayOf: (post: { publishedAt: number }) => string }

/** Returns the period covered by the radar data, in the workspace's time zone. */
function periodOf(radar: Radar, timeZone: string): Period {
  const days = radar.own.days.map(({ day }) => day)
  return { days, dayOf: ({ publishedAt }) => fromInstant(publishedAt, timeZone).local.slice(0, 10) }
}

/** A source with its metrics; null for the workspace itself. */
export type Row = { source: RadarSource | null; figures: SourceFigures }

/** Returns the metrics of all sources, and of the workspace itself from its own daily totals. */
export function listRows({ radar, sources, timeZone }: RadarProps): { own: Row; others: Row[]; period: Period } {
  const period = periodOf(radar, timeZone)
  const bySource = Map.groupBy(radar.posts, ({ sourceId }) => sourceId)
  const others = sources.map((source): Row => {
    return { source, figures: getSourceFigures(bySource.get(source.id) ?? [], period) }
  })
  return { own: { source: null, figures: ownFigures(radar) }, others, period }
}

/** Returns the workspace's own metrics from its analytics; lengths, formats and hashtags are empty, because they are not compared. */
function ownFigures({ own: { days } }: Radar): SourceFigures {
  const posts = days.reduce((sum, { publications }) => sum + publications, 0)
  const measured = days.reduce((sum, each) => sum + each.measured, 0)
  const total = days.reduce((sum, { engagement }) => sum + (engagement ?? 0), 0)
  const isKnown = days.some(({ engagement }) => engagement !== null)
  return {
    posts,
    perWeek: days.length === 0 ? 0 : (posts / days.length) * 7,
    byDay: days.map(({ publications }) => publications),
    medianLength: 0,
    lengths: [],
    formats: [],
    tags: [],
    engagement: isKnown && measured > 0 ? { of: measured, total, median: total / measured } : null,
  }
}

/** Sums daily numbers by week, aligned so that the last week is complete; `first` is the first day of each week. */
export function toWeeks(days: readonly string[], numbers: readonly number[]): { first: string; sum: number }[] {
  const weeks: { first: string; sum: number }[] = []
  for (let end = days.length; end > 0; end -= 7) {
    const begin = Math.max(0, end - 7)
    const sum = numbers.slice(begin, end).reduce((total, each) => total + each, 0)
    weeks.unshift({ first: days[begin] ?? '', sum })
  }
  return weeks
}

export const NUMBERS = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
export const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** Returns the posts of one source, or of all sources. */
export function postsOf(radar: Radar, sourceId: string | null): readonly ReadRadarPost[] {
  return sourceId === null ? radar.posts : radar.posts.filter((post) => post.sourceId === sourceId)
}
