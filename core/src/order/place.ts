import { z } from 'zod'

/** Far enough from the largest whole number that rules and sums stay exact. */
const PLACE_MAX = 2 ** 52
/** The distance of two neighbours at first: some thirty insertions fit in between, always at the same spot. */
const STEP = 2 ** 30

/** Where something stands in an order that people make: what has the smaller place comes first. */
export const placeSchema = z.int().min(-PLACE_MAX).max(PLACE_MAX)

/**
 * A place between two neighbours; null stands for none on that side.
 * @returns null when no whole number is left between them: then the neighbours need new places first
 */
export function placeBetween(before: number | null, after: number | null): number | null {
  if (before === null && after === null) return 0
  if (before === null) return inside((after ?? 0) - STEP)
  if (after === null) return inside(before + STEP)
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : null
}

/** Places for a whole list, with room between all of them. */
export function spreadPlaces(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at * STEP)
}

function inside(place: number): number | null {
  return placeSchema.safeParse(place).success ? place : null
}
