import type { Box } from '../box.ts'
import type { SeenLayer } from './lint-context.ts'

/** Pixels between what is moved and the edge of its area. */
const MARGIN = 8

/** Where a layer may go so that what is seen of it lies in an area: moved only, or narrower where it is too wide for that. */
export function movedInto({ layer, box: seen }: SeenLayer, area: Box): Box[] {
  const inner = {
    x: area.x + MARGIN,
    y: area.y + MARGIN,
    width: area.width - 2 * MARGIN,
    height: area.height - 2 * MARGIN,
  }
  const shift = (at: number, length: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - length)) - at
  const moved = {
    ...layer.box,
    x: layer.box.x + shift(seen.x, seen.width, inner.x, inner.width),
    y: layer.box.y + shift(seen.y, seen.height, inner.y, inner.height),
  }
  const width = Math.min(layer.box.width, inner.width)
  const height = Math.min(layer.box.height, inner.height)
  const smaller = {
    x: layer.box.x + shift(layer.box.x, width, inner.x, inner.width),
    y: layer.box.y + shift(layer.box.y, height, inner.y, inner.height),
    width,
    height,
  }
  return [moved, smaller]
}
