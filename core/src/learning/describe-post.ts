import type { DescribedPost } from './learn-effects.ts'
import type { MeasuredPost, PostTraits } from './measured-post.ts'
import { readFeatures } from './read-features.ts'

/** A measured post with its features, its time on the clock of its channel. */
export function describePost(post: MeasuredPost, traits: PostTraits, tzid: string): DescribedPost {
  const at = Temporal.Instant.fromEpochMilliseconds(post.publishedAt).toZonedDateTimeISO(tzid)
  return { ...post, features: readFeatures(traits, { weekday: at.dayOfWeek, hour: at.hour }) }
}
