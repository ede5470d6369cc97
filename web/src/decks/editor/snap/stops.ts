import type { Box } from '@postwright/core/scene/box'
import { along, type Axis } from './guide.ts'

/** A place on an axis that edges and middles snap to, and what has it there. */
export type Stop = { at: number; box: Box }

/** Edges and middles of these boxes, in their order on the axis. */
export function stopsOf(axis: Axis, boxes: readonly Box[]): Stop[] {
  return boxes
    .flatMap((box) => {
      const { start, middle, end } = along(axis, box)
      return [
        { at: start, box },
        { at: middle, box },
        { at: end, box },
      ]
    })
    .sort((a, b) => a.at - b.at)
}

/** How far it is from the nearest of these places to a stop; null when none is within reach. */
export function nearestShift(stops: readonly Stop[], places: readonly number[], within: number): number | null {
  let best: number | null = null
  for (const place of places) {
    const at = firstFrom(stops, place - within)
    for (let index = at; index < stops.length; index += 1) {
      const shift = (stops[index]?.at ?? 0) - place
      if (shift > within) break
      if (best === null || Math.abs(shift) < Math.abs(best)) best = shift
    }
  }
  return best
}

/** The stops at this place. */
export function stopsAt(stops: readonly Stop[], place: number): Stop[] {
  const found: Stop[] = []
  for (let index = firstFrom(stops, place - SAME); index < stops.length; index += 1) {
    const stop = stops[index]
    if (!stop || stop.at > place + SAME) break
    found.push(stop)
  }
  return found
}

const SAME = 0.05

/** The index of the first stop that is not before this place. */
function firstFrom(stops: readonly Stop[], place: number): number {
  let [low, high] = [0, stops.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stops[middle]?.at ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
