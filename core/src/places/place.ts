import { z } from 'zod'

/** Far enough from the largest safe integer that rules and sums stay exact. */
const PLACE_MAX = 2 ** 52
/** Initial distance of two neighbours: about thirty insertions at the same spot fit in between. */
const STEP = 2 ** 30

/** Position of an item in an order that people set, lowest first. */
export const placeSchema = z.int().min(-PLACE_MAX).max(PLACE_MAX)

/**
 * Returns a place between two neighbours; null means no neighbour on that side.
 * @returns null when no integer is left between them: then the neighbours need new places first
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
