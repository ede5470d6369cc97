import { distancesOf, silhouette } from './silhouette.ts'
import { sphericalKMeans, type Grouping } from './spherical-k-means.ts'
import type { TermVectors } from './tf-idf.ts'

const GROUPS_MIN = 2
const GROUPS_MAX = 14
/** Each number of groups is begun in as many ways; where there are many comments, one way is about as good as another. */
const WAYS = 10
const WAYS_OF_MANY = 3
const MANY = 1_000
/** Groups are not divided further for less: fewer topics are easier to read. */
const NEARLY_BEST = 0.9

type Grouped = { grouping: Grouping; fit: number }

/**
 * Groups comments by what they are about, into the fewest groups that hold together nearly as well as any number of them.
 * `known`: the comments that have a term in common with others, in the order of the grouping; the others are in no group.
 */
export function groupComments({ terms, rows }: TermVectors, onProgress: (share: number) => void = () => undefined) {
  const known = rows.flatMap((row, at) => (row.at.length > 0 ? [at] : []))
  const vectors = known.flatMap((at) => rows[at] ?? [])
  const most = Math.min(GROUPS_MAX, Math.floor(vectors.length / 3))
  if (most < GROUPS_MIN) return { known, grouping: NO_GROUPS }
  const distances = distancesOf(vectors)
  const ways = vectors.length > MANY ? WAYS_OF_MANY : WAYS
  const tried: Grouped[] = []
  for (let groups = GROUPS_MIN; groups <= most; groups += 1) {
    let best: Grouped | null = null
    for (let seed = 1; seed <= ways; seed += 1) {
      const grouping = sphericalKMeans(vectors, { groups, dimensions: terms.length, seed })
      const fit = silhouette(distances, grouping.groups, groups)
      if (!best || fit > best.fit) best = { grouping, fit }
    }
    if (best) tried.push(best)
    onProgress((groups - GROUPS_MIN + 1) / (most - GROUPS_MIN + 1))
  }
  const fittest = Math.max(...tried.map(({ fit }) => fit))
  return { known, grouping: tried.find(({ fit }) => fit >= fittest * NEARLY_BEST)?.grouping ?? NO_GROUPS }
}

const NO_GROUPS: Grouping = { groups: [], nearness: [], centres: [] }
