import type { MediaKind } from '../media/media-kind.ts'
import { type PublicationMetrics, engagementOf } from '../model/metrics.ts'

/** What a publication was made of, as far as it is learned from. */
export type PostTraits = {
  text: string
  /** A kind for each file. */
  files: readonly MediaKind[]
  hasThread: boolean
}

/** A publication with how people have answered it. */
export type MeasuredPost = Pick<PublicationMetrics, 'variantId' | 'connectionId' | 'publishedAt' | 'values'>

/** With fewer posts of a channel than this, one lucky post would decide what is learned. */
export const LEARNED_FROM_MIN = 30

/**
 * How each post did beside the usual post of its channel, as a logarithm: 0 is as usual, ln 2 is twice as many answers. A
 * large channel does not decide for the others, and one post that went far counts for little more than one that did well.
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
