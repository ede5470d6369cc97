import type { Point } from '@postwright/core/scene/box'
import { centerOf, rotatePoint } from '@postwright/core/scene/geometry/bounds'
import { HANDLES, type Handle } from '@postwright/core/scene/geometry/resize-box'
import { type Camera, toStage } from '../camera.ts'
import type { Frame } from '../selection-frame.ts'

/** The parts of a selection that can be dragged. */
export type Grip = Handle | 'rotate'

/** The side of a handle: -1 for left or top, 1 for right or bottom. */
export const SIDES = {
  nw: { x: -1, y: -1 },
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
} as const satisfies Record<Handle, Point>

/** Distance from the frame to its rotation handle, in pixels of the stage. */
const ROTATE_DISTANCE = 26
/** Edges shorter than this on the stage have handles only at their ends. */
const EDGE_MIN = 36

export type PlacedGrip = { grip: Grip; at: Point }

/**
 * Returns the grips of the frame, in pixels of the stage. Corners come first, because they take precedence where a corner and an edge are both in
 * reach.
 */
export function gripsOf(frame: Frame, camera: Camera): PlacedGrip[] {
  const { box, rotation, handles } = frame
  const [wide, high] = [box.width * camera.zoom, box.height * camera.zoom]
  const placed = HANDLES.filter((handle) => handles.includes(handle) && isRoomFor(handle, wide, high))
    .map((grip) => ({ grip, at: pointOn(frame, camera, SIDES[grip].x, SIDES[grip].y) }))
    .sort((a, b) => b.grip.length - a.grip.length)
  const top = pointOn(frame, camera, 0, -1)
  const away = rotatePoint({ x: 0, y: -ROTATE_DISTANCE }, { x: 0, y: 0 }, rotation)
  return [...placed, { grip: 'rotate', at: { x: top.x + away.x, y: top.y + away.y } }]
}

/** Returns the grip within reach of a point on the stage. */
export function gripAt(grips: readonly PlacedGrip[], { x, y }: Point, reach: number): Grip | null {
  return grips.find(({ at }) => Math.hypot(at.x - x, at.y - y) <= reach)?.grip ?? null
}

/** Returns a point of a frame on the stage: `x` and `y` from -1 to 1 relative to its centre. */
export function pointOn({ box, rotation }: Pick<Frame, 'box' | 'rotation'>, camera: Camera, x: number, y: number) {
  const middle = centerOf(box)
  const point = { x: middle.x + (x * box.width) / 2, y: middle.y + (y * box.height) / 2 }
  return toStage(camera, rotatePoint(point, middle, rotation))
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

export function cursorOf(grip: Grip, rotation: number): string {
  if (grip === 'rotate') return 'grab'
  const eighths = Math.round(rotation / 45) + HANDLES.indexOf(grip)
  return CURSORS[((eighths % 4) + 4) % 4] ?? 'default'
}

function isRoomFor(handle: Handle, wide: number, high: number): boolean {
  if (handle === 'n' || handle === 's') return wide >= EDGE_MIN
  return handle === 'e' || handle === 'w' ? high >= EDGE_MIN : true
}
