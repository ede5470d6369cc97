import type { SparseVector } from './tf-idf.ts'

/** Of more rows as many are looked at, evenly taken. */
const SAMPLE = 400

/** The rows between which distances are measured, and those distances. */
export type Distances = { sample: readonly number[]; between: readonly Float64Array[] }

/** Distances by angle between the rows, or an even sample of them. */
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

/** How well rows fit their own group beside the next best, on average from -1 to 1. */
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
    // A group of one says nothing about how well it holds together.
    if (size < 2) return 0
    const inside = (sums[own] ?? 0) / (size - 1)
    const outside = sizes.map((each, group) => (group === own || each === 0 ? Infinity : (sums[group] ?? 0) / each))
    const next = Math.min(...outside)
    return Number.isFinite(next) ? (next - inside) / Math.max(next, inside, Number.EPSILON) : 0
  })
  return fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, fits.length)
}
