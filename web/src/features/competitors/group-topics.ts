import { findRadarTopics, type RadarTopic, type TopicPost } from '@postwright/core/radar/find-topics'

type Texts = { posts: readonly TopicPost[]; own: readonly string[] }

/** The topics of posts and how often own posts are about them. */
export function groupTopics({ posts, own }: Texts): RadarTopic[] {
  return findRadarTopics(posts, own)
}
