import type { Format } from '../format.ts'

/**
 * How large texts, distances to edges and things that keep their proportions are in each format, beside a 4:5 slide. The
 * square has four fifths of its height; all others have at least its width or its area.
 */
const SCALES = { '4:5': 1, '1:1': 0.9, '9:16': 1, '2:3': 1, '16:9': 1 } as const satisfies Record<Format, number>

/** By how much lengths are multiplied on the way from one format to another. */
export function formatScale(from: Format, to: Format): number {
  return SCALES[to] / SCALES[from]
}
