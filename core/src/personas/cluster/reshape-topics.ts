import { describeTopic, type Topic, type TopicMaterial } from './describe-topic.ts'
import { distancesOf, silhouette } from './group-comments.ts'
import { sphericalKMeans } from './spherical-k-means.ts'

const HALVES = 2
const WAYS = 10

/** Merges the topics with the given ids into one, with the position and id of the first; if fewer than two are found, nothing changes. */
export function mergeTopics(topics: readonly Topic[], ids: ReadonlySet<string>, material: TopicMaterial): Topic[] {
  const chosen = topics.filter(({ id }) => ids.has(id))
  const [first] = chosen
  if (!first || chosen.length < 2) return [...topics]
  const members = chosen.flatMap((topic) => topic.members)
  return topics.flatMap((topic) => {
    if (topic === first) return [describeTopic(first.id, members, material)]
    return ids.has(topic.id) ? [] : [topic]
  })
}

/** Splits some comments off a topic into a new one after it; if all or none are chosen, nothing changes. */
export function splitTopic(
  topics: readonly Topic[],
  { id, apart }: { id: string; apart: ReadonlySet<number> },
  material: TopicMaterial,
): Topic[] {
  return topics.flatMap((topic) => {
    if (topic.id !== id) return [topic]
    const [kept, split] = [
      topic.members.filter((member) => !apart.has(member)),
      topic.members.filter((member) => apart.has(member)),
    ]
    if (kept.length === 0 || split.length === 0) return [topic]
    return [describeTopic(id, kept, material), describeTopic(freeId(topics), split, material)]
  })
}

/**
 * Splits a topic into its two most cohesive halves and returns the comments of the smaller one, by their index; empty if its comments are too
 * similar.
 */
export function findHalf({ members }: Topic, { vectors: { terms, rows } }: TopicMaterial): ReadonlySet<number> {
  const known = members.filter((member) => (rows[member]?.at.length ?? 0) > 0)
  if (known.length < HALVES) return new Set()
  const vectors = known.flatMap((member) => rows[member] ?? [])
  const distances = distancesOf(vectors)
  let best: { fit: number; groups: readonly number[] } | null = null
  for (let seed = 1; seed <= WAYS; seed += 1) {
    const { groups } = sphericalKMeans(vectors, { groups: HALVES, dimensions: terms.length, seed })
    if (new Set(groups).size < HALVES) continue
    const fit = silhouette(distances, groups, HALVES)
    if (!best || fit > best.fit) best = { fit, groups }
  }
  if (!best) return new Set()
  const { groups } = best
  const [first, second] = [0, 1].map((half) => known.filter((_, at) => groups[at] === half))
  return new Set((first?.length ?? 0) < (second?.length ?? 0) ? first : second)
}

function freeId(topics: readonly Topic[]): string {
  const ids = new Set(topics.map(({ id }) => id))
  let number = topics.length
  while (ids.has(`topic-${number}`)) number += 1
  return `topic-${number}`
}
