import { cleanComment } from '../personas/cluster/clean-comments.ts'
import { groupComments } from '../personas/cluster/group-comments.ts'
import { languageOf } from '../personas/cluster/language-of.ts'
import { cosine } from '../personas/cluster/spherical-k-means.ts'
import { tfIdf } from '../personas/cluster/tf-idf.ts'
import { wordsOf, termsOf } from '../personas/cluster/terms.ts'

/** Maximum number of posts that are grouped, newest first; more posts would improve the topics little and take much longer. */
const TOPIC_POSTS_MAX = 800
const TERMS_SHOWN = 4
const POSTS_SHOWN = 5
const POSTS_MIN = 3
/**
 * Minimum similarity of a post to the centre of its group; below it the post has another subject. The minimum for the workspace's own posts is
 * higher.
 */
const NEARNESS_MIN = 0.15
const OWN_NEARNESS_MIN = 0.2
/** Maximum ratio of the workspace's share of posts about a topic to the others' share at which the topic is a gap. */
const GAP_PART = 0.25
const LANGUAGE_SAMPLE = 200

export type TopicPost = { sourceId: string; key: string; text: string; tags: readonly string[] }

type TopicTexts = { posts: readonly TopicPost[]; own: readonly string[] }

export type RadarTopic = {
  /** Id built from the most characteristic terms of the topic, so that it stays the same while its posts change. */
  id: string
  terms: string[]
  /** Number of posts about the topic, in total and by source. */
  count: number
  sources: { sourceId: string; count: number }[]
  /** Posts nearest to the topic's centre. */
  posts: { sourceId: string; key: string }[]
  /** Number of the workspace's own posts about the topic. */
  own: number
  /** True if others post about the topic, and the workspace rarely or never does. */
  isGap: boolean
}

/**
 * Returns the topics of others' posts, largest first, with the number of the workspace's own posts about each. The same posts always give the same
 * topics.
 */
export function findRadarTopics({ posts, own: ownTexts }: TopicTexts): RadarTopic[] {
  const theirs = posts.slice(0, TOPIC_POSTS_MAX)
  const texts = [...theirs.map(({ text, tags }) => `${text} ${tags.join(' ')}`), ...ownTexts].map(cleanComment)
  const language = languageOf(texts.slice(0, LANGUAGE_SAMPLE).flatMap(wordsOf))
  const written = texts.map((text) => termsOf(text, language))
  const { terms, rows } = tfIdf(written.map((each) => each.map(({ term }) => term)))
  const forms = new Map(written.flat().map(({ term, form }) => [term, form]))
  const { known, grouping } = groupComments({ terms, rows: rows.slice(0, theirs.length) })
  const own = countOwn(rows.slice(theirs.length), grouping.centres)
  return grouping.centres
    .flatMap((centre, group): RadarTopic[] => {
      const members = known
        .map((post, at) => ({ post: theirs[post], nearness: grouping.nearness[at] ?? 0, group: grouping.groups[at] }))
        .filter((each) => each.group === group && each.nearness >= NEARNESS_MIN)
        .toSorted((a, b) => b.nearness - a.nearness)
        .flatMap(({ post }) => post ?? [])
      if (members.length < POSTS_MIN) return []
      const named = [...centre.entries()]
        .filter(([, weight]) => weight > 0)
        .toSorted(([a, x], [b, y]) => y - x || a - b)
        .slice(0, TERMS_SHOWN)
        .flatMap(([at]) => terms[at] ?? [])
      const mine = own[group] ?? 0
      const [ourShare, theirShare] = [mine / Math.max(1, ownTexts.length), members.length / theirs.length]
      return [
        {
          id: named.join('-'),
          terms: named.map((term) => forms.get(term) ?? term),
          count: members.length,
          sources: countSources(members),
          posts: members.slice(0, POSTS_SHOWN).map(({ sourceId, key }) => ({ sourceId, key })),
          own: mine,
          isGap: ourShare < theirShare * GAP_PART,
        },
      ]
    })
    .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
}

/** Counts the workspace's own posts by their nearest topic, if they are similar enough to it. */
function countOwn(rows: readonly Parameters<typeof cosine>[0][], centres: readonly Float64Array[]): number[] {
  const counts = centres.map(() => 0)
  for (const row of rows) {
    const nearness = centres.map((centre) => cosine(row, centre))
    const nearest = Math.max(...nearness)
    const at = nearness.indexOf(nearest)
    if (at >= 0 && nearest >= OWN_NEARNESS_MIN) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

function countSources(members: readonly TopicPost[]): RadarTopic['sources'] {
  const counts = new Map<string, number>()
  for (const { sourceId } of members) counts.set(sourceId, (counts.get(sourceId) ?? 0) + 1)
  return [...counts]
    .map(([sourceId, count]) => ({ sourceId, count }))
    .toSorted((a, b) => b.count - a.count || (a.sourceId < b.sourceId ? -1 : 1))
}
