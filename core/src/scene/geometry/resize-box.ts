import type { Box, Point } from '../box.ts'
import { centerOf, rotatePoint } from './bounds.ts'

/** Resize handles at the corners and edges of a box, named like compass points. */
export const HANDLES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

export type Handle = (typeof HANDLES)[number]

/** A drag of a handle, in slide pixels, with the modifiers held. */
export type Pull = {
  handle: Handle
  dx: number
  dy: number
  keepsAspect: boolean
  /** True if the centre stays fixed instead of the opposite corner or edge. */
  fromCenter: boolean
}

const LENGTH_MIN = 1

/** Returns the box after a drag. The side opposite the handle, or the centre with `fromCenter`, keeps its position on the slide at any rotation. */
export function resizeBox(box: Box, rotation: number, pull: Pull): Box {
  const [sideX, sideY] = sidesOf(pull.handle)
  const { width, height } = sizeAfter(box, rotatePoint({ x: pull.dx, y: pull.dy }, { x: 0, y: 0 }, -rotation), pull)
  const center = centerOf(box)
  const shift = pull.fromCenter
    ? { x: 0, y: 0 }
    : rotatePoint(
        { x: (sideX * (width - box.width)) / 2, y: (sideY * (height - box.height)) / 2 },
        { x: 0, y: 0 },
        rotation,
      )
  return { x: center.x + shift.x - width / 2, y: center.y + shift.y - height / 2, width, height }
}

/** Returns the size after a drag. `delta` is measured along the box's own edges. */
function sizeAfter({ width, height }: Box, delta: Point, { handle, keepsAspect, fromCenter }: Pull) {
  const [sideX, sideY] = sidesOf(handle)
  const reach = fromCenter ? 2 : 1
  const wide = width + sideX * delta.x * reach
  const high = height + sideY * delta.y * reach
  if (!keepsAspect) return { width: Math.max(LENGTH_MIN, wide), height: Math.max(LENGTH_MIN, high) }
  const factor =
    sideX !== 0 && sideY !== 0
      ? 1 + ((wide - width) * width + (high - height) * height) / (width * width + height * height)
      : sideX === 0
        ? high / height
        : wide / width
  const least = LENGTH_MIN / Math.min(width, height)
  return { width: width * Math.max(factor, least), height: height * Math.max(factor, least) }
}

/** Returns the side of a handle per axis: -1 left or top, 1 right or bottom, 0 in the middle. */
function sidesOf(handle: Handle): [number, number] {
  const sideX = handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0
  const sideY = handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0
  return [sideX, sideY]
}
