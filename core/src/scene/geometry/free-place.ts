import type { Box, Point } from '../box.ts'
import type { Size } from '../format.ts'

/** Distance in pixels between candidate positions, and gap to existing layers. */
const STEP = 20
const GAP = 16

/**
 * Returns the box of this size on a slide that covers the least of the existing boxes; ties go to the position nearest to a point.
 * A box larger than the slide is reduced to the slide's size.
 */
export function freePlace(size: Size, slide: Size, taken: readonly Box[], near: Point): Box {
  const [width, height] = [Math.min(size.width, slide.width), Math.min(size.height, slide.height)]
  const around = taken.map((box) => ({
    x: box.x - GAP,
    y: box.y - GAP,
    width: box.width + 2 * GAP,
    height: box.height + 2 * GAP,
  }))
  let best: { box: Box; covered: number; way: number } | null = null
  for (const y of placesAlong(slide.height - height, near.y - height / 2)) {
    for (const x of placesAlong(slide.width - width, near.x - width / 2)) {
      const box = { x, y, width, height }
      const covered = around.reduce((sum, other) => sum + sharedArea(box, other), 0)
      const way = Math.hypot(x + width / 2 - near.x, y + height / 2 - near.y)
      if (!best || covered < best.covered || (covered === best.covered && way < best.way)) best = { box, covered, way }
    }
  }
  return best?.box ?? { x: 0, y: 0, width, height }
}

/** Returns candidate positions along one axis, from 0 to `last`, including the preferred position. */
function placesAlong(last: number, wanted: number): number[] {
  const steps = Array.from({ length: Math.floor(last / STEP) + 1 }, (_, at) => at * STEP)
  return [Math.round(Math.min(Math.max(wanted, 0), last)), ...steps, last]
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
