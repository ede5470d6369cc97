import { type Box, roundLength } from '../box.ts'
import type { Size } from '../format.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { PlacedLayer, Layer } from '../layer.ts'
import type { Pin } from '../layer-base.ts'
import { boundsOf, centerOf } from '../geometry/bounds.ts'
import { mapSpan } from './format-scale.ts'
import { scaleInto, validBox } from '../geometry/placements.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import { EFFECT_LENGTH_MAX, TEXT_OUTLINE_MAX } from '../../limits.ts'
import type { Effects } from '../effects.ts'

/** Source and target slide size, and the scale between them. */
export type Move = { from: Size; to: Size; scale: number }

/**
 * Places the layers of a unit on a slide of another format. With `isShared`, the unit stays inside its proportional share of the slide in both
 * directions, so that it cannot collide with another such unit.
 */
export function placeUnit(unit: Unit, { from, to, scale }: Move, isShared: boolean): PlacedLayer[] {
  const { bounds, members } = unit
  const pin: Pin = isShared ? { horizontal: 'scale', vertical: 'scale' } : unit.pin
  const across = mapSpan({ start: bounds.x, length: bounds.width }, pin.horizontal, from.width, to.width, scale)
  const down = mapSpan({ start: bounds.y, length: bounds.height }, pin.vertical, from.height, to.height, scale)
  const slot = { x: across.start, y: down.start, width: across.length, height: down.length }
  const ratio = Math.min(
    ratioOf(pin.horizontal, across.length / bounds.width, scale, isShared),
    ratioOf(pin.vertical, down.length / bounds.height, scale, isShared),
  )
  const area = unit.isElastic ? slot : alongPin(slot, bounds, ratio, pin)
  const placed = members.map((member) => intoArea(member, bounds, area, { from, scale, ratio }))
  return pulledIn(placed, bounds, from, to)
}

/** Returns the maximum scale factor of an element of fixed proportions in one direction. */
function ratioOf(pin: Pin['horizontal'] | Pin['vertical'], share: number, scale: number, isShared: boolean): number {
  if (isShared) return Math.min(share, scale)
  return pin === 'both' ? share : scale
}

/** Returns a box of the same proportions in a slot, at its pinned edge. */
function alongPin(slot: Box, { width, height }: Box, ratio: number, { horizontal, vertical }: Pin): Box {
  const [spareX, spareY] = [slot.width - width * ratio, slot.height - height * ratio]
  const alongX = horizontal === 'left' ? 0 : horizontal === 'right' ? 1 : 0.5
  const alongY = vertical === 'top' ? 0 : vertical === 'bottom' ? 1 : 0.5
  return { x: slot.x + spareX * alongX, y: slot.y + spareY * alongY, width: width * ratio, height: height * ratio }
}

function intoArea(
  layer: PlacedLayer,
  bounds: Box,
  area: Box,
  { from, scale, ratio }: { from: Size; scale: number; ratio: number },
): PlacedLayer {
  const own = boundsOf([layer]) ?? layer.box
  const [alongX, alongY] = [area.width / bounds.width, area.height / bounds.height]
  const center = centerOf(own)
  const middle = { x: area.x + (center.x - bounds.x) * alongX, y: area.y + (center.y - bounds.y) * alongY }
  const isUpright = layer.rotation % 180 === 0
  const [alongWidth, alongHeight] = isUpright ? [alongX, alongY] : [alongY, alongX]
  const stretches = canStretch(layer, from)
  const width = layer.box.width * (stretches ? alongWidth : ratio)
  const height =
    layer.box.height * (kindOf(layer).stretch(layer, from) === 'length' ? scale : stretches ? alongHeight : ratio)
  const box = validBox({ x: middle.x - width / 2, y: middle.y - height / 2, width, height })
  return scaledLayer({ ...layer, box }, scale, Math.min(box.width / layer.box.width, box.height / layer.box.height))
}

/** Tolerance in pixels, because boxes and their bounds are rounded to hundredths. */
const TOLERANCE = 0.1

/**
 * Moves layers that were inside their slide back into the target slide, and shrinks them together if moving is not
 * enough. Layers that reached beyond the slide before may do so again.
 */
function pulledIn(layers: PlacedLayer[], before: Box, from: Size, to: Size): PlacedLayer[] {
  const bounds = boundsOf(layers)
  if (!bounds || !isInside(before, from) || isInside(bounds, to)) return layers
  const factor = Math.min(1, to.width / bounds.width, to.height / bounds.height)
  const [width, height] = [bounds.width * factor, bounds.height * factor]
  const area = {
    x: Math.min(Math.max(0, bounds.x), to.width - width),
    y: Math.min(Math.max(0, bounds.y), to.height - height),
    width,
    height,
  }
  return layers.map((layer) => ({ ...layer, box: validBox(scaleInto(layer, bounds, area, false).box ?? layer.box) }))
}

/** Returns whether a box is within a slide, apart from rounding errors. */
function isInside({ x, y, width, height }: Box, size: Size): boolean {
  return (
    x >= -TOLERANCE && y >= -TOLERANCE && x + width <= size.width + TOLERANCE && y + height <= size.height + TOLERANCE
  )
}

/** A unit that is placed as a whole in another format: a layer, or an outermost group with its content. */
export type Unit = {
  members: readonly PlacedLayer[]
  bounds: Box
  pin: Pin
  /** True if the two sides may change independently: the unit is or contains an element without fixed proportions. */
  isElastic: boolean
  isHidden: boolean
}

/** Returns the units of a slide in painting order. */
export function unitsOf(layers: readonly Layer[], size: Size): Unit[] {
  const tree = layerTree(layers)
  return tree.childrenOf('').flatMap(({ id, isHidden }) => {
    const members = tree.membersOf(id)
    const bounds = boundsOf(members)
    if (!bounds) return []
    const isElastic = members.some((member) => canStretch(member, size))
    const pin = pinOf(members)
    // A unit across the seam of two slides stays there.
    const isOverSeam =
      members.some(({ continues }) => continues) && (bounds.x < 0 || bounds.x + bounds.width > size.width)
    return [{ members, bounds, pin: isOverSeam ? { ...pin, horizontal: 'scale' } : pin, isElastic, isHidden }]
  })
}

/** Returns whether a layer's width may change independently of its height. Layers that are not rotated by a multiple of 90° keep their proportions. */
function canStretch(layer: PlacedLayer, size: Size): boolean {
  return layer.rotation % 90 === 0 && kindOf(layer).stretch(layer, size) !== 'none'
}

/** Returns the pin of a unit per direction: that of its layers if they agree, otherwise `scale`. */
function pinOf(members: readonly PlacedLayer[]): Pin {
  const [first] = members
  const same = <Side extends keyof Pin>(side: Side): Pin[Side] | 'scale' =>
    first && members.every(({ pin }) => pin[side] === first.pin[side]) ? first.pin[side] : 'scale'
  return { horizontal: same('horizontal'), vertical: same('vertical') }
}

/**
 * Returns the layer with all lengths except its box scaled: text, padding, corners, outlines and effects follow the scale of the format. A text
 * may shrink as much as its box, `fits`, so that text that fitted before still does.
 */
export function scaledLayer(layer: PlacedLayer, scale: number, fits: number): PlacedLayer {
  const scaled = kindOf(layer).scaled(layer, { scale, fits })
  return layer.effects ? { ...scaled, effects: scaledEffects(layer.effects, scale) } : scaled
}

function scaledEffects({ shadow, outline, blur, ...rest }: Effects, scale: number): Effects {
  const times = (length: number, max = EFFECT_LENGTH_MAX) => Math.max(-max, Math.min(max, roundLength(length * scale)))
  return {
    ...rest,
    ...(shadow && { shadow: { ...shadow, x: times(shadow.x), y: times(shadow.y), blur: times(shadow.blur) } }),
    ...(outline && { outline: { ...outline, width: times(outline.width, TEXT_OUTLINE_MAX) } }),
    ...(blur !== undefined && { blur: times(blur) }),
  }
}
