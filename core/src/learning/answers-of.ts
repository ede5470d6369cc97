import type { PublicationMetrics } from '../model/metrics.ts'

/** How often people did something with a publication. Views are none: they say more of the network than of the post. */
export function answersOf({ likes = 0, reposts = 0, replies = 0, clicks = 0 }: PublicationMetrics['values']): number {
  return likes + reposts + replies + clicks
}
