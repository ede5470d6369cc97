import { z } from 'zod'

/** Maximum absolute place, far enough from the largest safe integer that calculations in rules and code stay exact. */
const PLACE_MAX = 2 ** 52
/** Initial distance between two neighbours, which leaves room for about thirty insertions at the same spot. */
const STEP = 2 ** 30

/** Position of an item in an order that people set, lowest first. */
export const placeSchema = z.int().min(-PLACE_MAX).max(PLACE_MAX)

/**
 * Returns a place between two neighbours; null means no neighbour on that side.
 * @returns null if no integer is left between them, so that the neighbours need new places first
 */
export function placeBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return 0
  if (before === null) return inside((after ?? 0) - STEP)
  if (after === null) return inside(before + STEP)
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}

/** Returns places for a whole list, with gaps between all of them. */
export function spreadPlaces(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at * STEP)
}

function inside(place: number): number | null {
  return placeSchema.safeParse(place).success ? place : null
}
