import type { Box } from '@postwright/core/scene/box'
import { type Handle, type Pull, resizeBox } from '@postwright/core/scene/geometry/resize-box'
import type { MovingEdges, Snapped, Snapper } from '../snap/create-snapper.ts'
import { SIDES } from './handle.ts'

/** How far a handle is pulled in the end, so that the edges it moves agree with what is within reach. */
export function snapPull(snapper: Snapper, start: Box, pull: Pull, within: number): Snapped {
  const edges = edgesOf(pull.handle)
  const pulled = resizeBox(start, 0, pull)
  const snapped = snapper.snap(pulled, within, edges)
  if (!pull.keepsAspect || pull.handle.length === 1)
    return { dx: pull.dx + snapped.dx, dy: pull.dy + snapped.dy, guides: snapped.guides }
  const { dx, dy } = inProportion(start, pulled, snapped, pull)
  const { guides } = snapper.snap(resizeBox(start, 0, { ...pull, dx, dy }), 0, edges)
  return { dx, dy, guides: within > 0 ? guides : [] }
}

/** A corner that keeps the proportions follows the nearer of its two edges; the other one is where that leaves it. */
function inProportion(start: Box, pulled: Box, { dx, dy }: Snapped, pull: Pull): { dx: number; dy: number } {
  if (dx === 0 && dy === 0) return pull
  const { x, y } = SIDES[pull.handle]
  const isByWidth = dx !== 0 && (dy === 0 || Math.abs(dx) <= Math.abs(dy))
  const factor = isByWidth ? (pulled.width + x * dx) / start.width : (pulled.height + y * dy) / start.height
  return { dx: x * (factor - 1) * start.width, dy: y * (factor - 1) * start.height }
}

function edgesOf(handle: Handle): MovingEdges {
  const { x, y } = SIDES[handle]
  const edge = (side: -1 | 0 | 1) => (side === 0 ? 'none' : side < 0 ? 'start' : 'end')
  return { horizontal: edge(x), vertical: edge(y) }
}
