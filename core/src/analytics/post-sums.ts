import type { PostSums, Tally } from '../model/channel-month.ts'
import { engagementOf, type PublicationMetrics } from '../model/metrics.ts'

type Values = PublicationMetrics['values']

/** Figures in display order. */
export const FIGURES = ['views', 'engagement', 'likes', 'reposts', 'replies', 'clicks'] as const
export type Figure = (typeof FIGURES)[number]

const TALLIES = ['likes', 'reposts', 'replies', 'clicks', 'views', 'engagement', 'viewedEngagement'] as const
const INTERACTIONS = ['likes', 'reposts', 'replies', 'clicks'] as const

export const NO_SUMS: PostSums = { publications: 0, measured: 0 }

/** Returns the sums of one publication. A publication without figures is only counted. */
export function sumsOfPublication(values: Values | null): PostSums {
  if (values === null) return { publications: 1, measured: 0 }
  const sums: PostSums = { publications: 1, measured: 1 }
  for (const name of [...INTERACTIONS, 'views'] as const) {
    const value = values[name]
    if (value !== undefined) sums[name] = { sum: value, of: 1 }
  }
  const hasEngagement = INTERACTIONS.some((name) => values[name] !== undefined)
  if (!hasEngagement) return sums
  const engagement = { sum: engagementOf(values), of: 1 }
  return { ...sums, engagement, ...(values.views !== undefined && { viewedEngagement: engagement }) }
}

export function addSums(one: PostSums, other: PostSums): PostSums {
  return combine(one, other, 1)
}

/** Subtracts sums that were added before. */
export function subtractSums(one: PostSums, other: PostSums): PostSums {
  return combine(one, other, -1)
}

function combine(one: PostSums, other: PostSums, sign: 1 | -1): PostSums {
  const sums: PostSums = {
    publications: one.publications + sign * other.publications,
    measured: one.measured + sign * other.measured,
  }
  for (const name of TALLIES) {
    const tally = combineTallies(one[name], other[name], sign)
    if (tally.of > 0) sums[name] = tally
  }
  return sums
}

function combineTallies(one: Tally | undefined, other: Tally | undefined, sign: 1 | -1): Tally {
  return {
    sum: (one?.sum ?? 0) + sign * (other?.sum ?? 0),
    of: (one?.of ?? 0) + sign * (other?.of ?? 0),
  }
}

/** Adds sums to the target in place, because a report adds up thousands of them. */
export function addTo(target: PostSums, sums: PostSums): void {
  target.publications += sums.publications
  target.measured += sums.measured
  for (const name of TALLIES) {
    const added = sums[name]
    if (!added) continue
    const known = target[name]
    if (known) {
      known.sum += added.sum
      known.of += added.of
    } else target[name] = { sum: added.sum, of: added.of }
  }
}

/** Returns the engagement per view of the publications that report both; null if none does or there are no views. */
export function engagementRate({ viewedEngagement, views }: PostSums): number | null {
  if (!viewedEngagement || !views || views.sum === 0) return null
  return viewedEngagement.sum / views.sum
}
