import type { MediaKind } from '../media/media-kind.ts'
import { type PublicationMetrics, engagementOf } from '../model/metrics.ts'

/** Traits of a publication that are used for learning. */
export type PostTraits = {
  text: string
  /** One kind per file. */
  files: readonly MediaKind[]
  hasThread: boolean
}

/** A publication with its engagement. */
export type MeasuredPost = Pick<PublicationMetrics, 'variantId' | 'connectionId' | 'publishedAt' | 'values'>

/** Minimum number of posts of a channel; with fewer, a single lucky post would determine the result. */
export const LEARNED_FROM_MIN = 30

/**
 * Returns the performance of each post relative to the usual post of its channel, as a logarithm: 0 is as usual, ln 2 is twice the engagement. A
 * large channel does not dominate the others, and one viral post counts for little more than a good one.
 */
export function outcomesOf(posts: readonly MeasuredPost[]): number[] {
  const logs = posts.map(({ values }) => Math.log(engagementOf(values) + 1))
  const usual = new Map<string, { sum: number; count: number }>()
  for (const [at, { connectionId }] of posts.entries()) {
    const { sum, count } = usual.get(connectionId) ?? { sum: 0, count: 0 }
    usual.set(connectionId, { sum: sum + (logs[at] ?? 0), count: count + 1 })
  }
  return posts.map(({ connectionId }, at) => {
    const { sum, count } = usual.get(connectionId) ?? { sum: 0, count: 1 }
    return (logs[at] ?? 0) - sum / count
  })
}
