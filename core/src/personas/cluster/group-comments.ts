import { sphericalKMeans, type Grouping } from './spherical-k-means.ts'
import type { TermVectors, SparseVector } from './tf-idf.ts'

const GROUPS_MIN = 2
const GROUPS_MAX = 14
/** Number of random restarts tried for each number of groups; with many comments, fewer restarts are nearly as good. */
const WAYS = 10
const WAYS_OF_MANY = 3
const MANY = 1_000
/** Minimum share of the best quality; among the sufficient groupings, the one with the fewest topics is chosen, because it is easiest to read. */
const NEARLY_BEST = 0.9

type Grouped = { grouping: Grouping; fit: number }

/**
 * Groups comments by subject, into the smallest number of groups whose quality is close to the best. `known`: the comments that share a term with
 * others, in the order of the grouping; all other comments are in no group.
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

/** Maximum number of rows that are compared; of more rows, an even sample is compared. */
const SAMPLE = 400

/** Sampled rows, and the distances between them. */
type Distances = { sample: readonly number[]; between: readonly Float64Array[] }

/** Returns the cosine distances between the rows, or between an even sample of them. */
export function distancesOf(rows: readonly SparseVector[]): Distances {
  const step = Math.max(1, rows.length / SAMPLE)
  const sample = Array.from({ length: Math.min(rows.length, SAMPLE) }, (_, at) => Math.floor(at * step))
  const maps = sample.map((at) => new Map(rows[at]?.at.map((place, i) => [place, rows[at]?.values[i] ?? 0])))
  const between = sample.map((row) =>
    Float64Array.from(maps, (other) => {
      const { at = [], values = [] } = rows[row] ?? {}
      return 1 - at.reduce((sum, place, i) => sum + (values[i] ?? 0) * (other.get(place) ?? 0), 0)
    }),
  )
  return { sample, between }
}

/** Returns the mean silhouette of rows, from -1 to 1: the fit to their own group compared with the next best group. */
export function silhouette({ sample, between }: Distances, groups: readonly number[], count: number): number {
  const of = sample.map((row) => groups[row] ?? 0)
  const sizes = Array.from({ length: count }, (_, group) => of.filter((each) => each === group).length)
  const fits = of.map((own, at) => {
    const sums = new Float64Array(count)
    for (const [other, distance] of (between[at] ?? []).entries()) {
      const group = of[other] ?? 0
      sums[group] = (sums[group] ?? 0) + distance
    }
    const size = sizes[own] ?? 0
    // A group with a single row has no measurable cohesion.
    if (size < 2) return 0
    const inside = (sums[own] ?? 0) / (size - 1)
    const outside = sizes.map((each, group) => (group === own || each === 0 ? Infinity : (sums[group] ?? 0) / each))
    const next = Math.min(...outside)
    return Number.isFinite(next) ? (next - inside) / Math.max(next, inside, Number.EPSILON) : 0
  })
  return fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, fits.length)
}
