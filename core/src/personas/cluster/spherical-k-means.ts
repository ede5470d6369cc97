import type { SparseVector } from './tf-idf.ts'

export type Grouping = {
  /** Index of the group of each row. */
  groups: readonly number[]
  /** Similarity of each row to the centre of its group, from 0 to 1. */
  nearness: readonly number[]
  centres: readonly Float64Array[]
}

type Options = { groups: number; dimensions: number; seed: number }

const ROUNDS_MAX = 30

/** Groups unit vectors by their angles; the same rows and seed give the same groups. */
export function sphericalKMeans(rows: readonly SparseVector[], { groups, dimensions, seed }: Options): Grouping {
  let centres = firstCentres(rows, { groups, dimensions, seed })
  let assigned = assign(rows, centres)
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    centres = centresOf(rows, assigned.groups, { groups, dimensions })
    const next = assign(rows, centres)
    const isSettled = next.groups.every((group, at) => group === assigned.groups[at])
    assigned = next
    if (isSettled) break
  }
  return { ...assigned, centres }
}

/** Returns the cosine similarity of a row and a centre: their dot product, because both are unit vectors. */
export function cosine({ at, values }: SparseVector, centre: Float64Array): number {
  return at.reduce((sum, place, i) => sum + (values[i] ?? 0) * (centre[place] ?? 0), 0)
}

/** Picks initial centres far from each other (k-means++): the probability of each row grows with its squared distance to the nearest earlier one. */
function firstCentres(rows: readonly SparseVector[], { groups, dimensions, seed }: Options): Float64Array[] {
  const random = seededRandom(seed)
  const centres = [dense(rows[Math.floor(random() * rows.length)], dimensions)]
  const distances = rows.map((row) => 1 - cosine(row, centres[0] ?? new Float64Array()))
  while (centres.length < groups) {
    let left = random() * distances.reduce((sum, distance) => sum + distance ** 2, 0)
    const drawn = distances.findIndex((distance) => (left -= distance ** 2) <= 0)
    const centre = dense(rows[Math.max(0, drawn)], dimensions)
    centres.push(centre)
    for (const [at, row] of rows.entries()) distances[at] = Math.min(distances[at] ?? 1, 1 - cosine(row, centre))
  }
  return centres
}

function assign(rows: readonly SparseVector[], centres: readonly Float64Array[]): Omit<Grouping, 'centres'> {
  const groups: number[] = []
  const nearness: number[] = []
  for (const row of rows) {
    let [best, nearest] = [0, -1]
    for (const [group, centre] of centres.entries()) {
      const near = cosine(row, centre)
      if (near > nearest) [best, nearest] = [group, near]
    }
    groups.push(best)
    nearness.push(nearest)
  }
  return { groups, nearness }
}

function centresOf(
  rows: readonly SparseVector[],
  assigned: readonly number[],
  { groups, dimensions }: Omit<Options, 'seed'>,
): Float64Array[] {
  const byGroup = Array.from({ length: groups }, (): SparseVector[] => [])
  for (const [at, row] of rows.entries()) byGroup[assigned[at] ?? 0]?.push(row)
  return byGroup.map((own) => centreOf(own, dimensions))
}

/** Returns the mean direction of rows as a unit vector; the zero vector if there are none. */
export function centreOf(rows: readonly SparseVector[], dimensions: number): Float64Array {
  const centre = new Float64Array(dimensions)
  for (const row of rows) {
    for (const [i, place] of row.at.entries()) centre[place] = (centre[place] ?? 0) + (row.values[i] ?? 0)
  }
  const length = Math.sqrt(centre.reduce((sum, value) => sum + value * value, 0))
  if (length > 0) for (const at of centre.keys()) centre[at] = (centre[at] ?? 0) / length
  return centre
}

function dense(row: SparseVector | undefined, dimensions: number): Float64Array {
  const centre = new Float64Array(dimensions)
  for (const [i, place] of (row?.at ?? []).entries()) centre[place] = row?.values[i] ?? 0
  return centre
}

/** Returns a generator of pseudo-random numbers from 0 (inclusive) to 1 (exclusive); the same seed gives the same numbers. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
