import type { MediaKind } from '../media/media-kind.ts'
import type { PublicationMetrics } from '../model/metrics.ts'

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
