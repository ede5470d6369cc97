import { type Box, type Point, roundLength } from '../box.ts'
import type { PlacedLayer, Layer } from '../layer.ts'
import { boundsOf, centerOf, rotatePoint, turn } from './bounds.ts'
import { SCENE_LENGTH_MAX } from '../../limits.ts'

/** New placement of a layer; omitted fields stay unchanged. `size` is the text size. */
export type Placement = { box?: Box; rotation?: number; size?: number }

/** Placements by layer id. */
export type Placements = ReadonlyMap<string, Placement>

/** Returns the placements of layers after a move by `dx` and `dy`, in slide pixels. */
export function movePlacements(layers: readonly PlacedLayer[], dx: number, dy: number): Placements {
  return new Map(layers.map(({ id, box }) => [id, { box: validBox({ ...box, x: box.x + dx, y: box.y + dy }) }]))
}

/** Returns the placements of layers after a clockwise rotation: a single layer around its own centre, several around the centre of their bounds. */
export function rotatePlacements(layers: readonly PlacedLayer[], degrees: number): Placements {
  const [only, another] = layers
  const bounds = boundsOf(layers)
  if (!only || !bounds) return new Map()
  const pivot = another ? centerOf(bounds) : centerOf(only.box)
  return new Map(layers.map((layer) => [layer.id, turned(layer, pivot, degrees)]))
}

function turned({ box, rotation }: PlacedLayer, pivot: Point, degrees: number) {
  const { x, y } = rotatePoint(centerOf(box), pivot, degrees)
  return {
    box: validBox({ ...box, x: x - box.width / 2, y: y - box.height / 2 }),
    rotation: turn(rotation + degrees),
  }
}

/** Scales a layer together with an area that changes from one box to another; its rotation is kept. */
export function scaleInto(layer: PlacedLayer, from: Box, to: Box, scalesText: boolean): Placement {
  const [alongX, alongY] = [to.width / from.width, to.height / from.height]
  const { x, y } = centerOf(layer.box)
  const angle = (layer.rotation * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const [alongWidth, alongHeight] = [Math.hypot(alongX * cos, alongY * sin), Math.hypot(alongX * sin, alongY * cos)]
  const [width, height] = [layer.box.width * alongWidth, layer.box.height * alongHeight]
  const box = validBox({
    x: to.x + (x - from.x) * alongX - width / 2,
    y: to.y + (y - from.y) * alongY - height / 2,
    width,
    height,
  })
  const size = textSizeOf(layer)
  return scalesText && size !== null ? { box, size: size * Math.min(alongWidth, alongHeight) } : { box }
}

/** Returns the text size of a layer in pixels; null if it has no text. */
export function textSizeOf(layer: Layer): number | null {
  return 'style' in layer ? layer.style.size : null
}

/** Rounds a box and clamps its position and side lengths to the valid range. */
export function validBox({ x, y, width, height }: Box): Box {
  return { x: position(x), y: position(y), width: length(width), height: length(height) }
}

function position(value: number): number {
  return Math.min(SCENE_LENGTH_MAX, Math.max(-SCENE_LENGTH_MAX, roundLength(value))) || 0
}

function length(value: number): number {
  return Math.min(SCENE_LENGTH_MAX, Math.max(1, roundLength(value)))
}
