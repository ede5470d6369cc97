import type { Box } from '@postwright/core/scene/box'
import type { DrawGroup, DrawItem } from '@postwright/core/scene/draw-node'
import { type Context2d, newCanvas } from './canvas.ts'
import { contentBounds, hasOverlap, itemBounds } from './item-bounds.ts'

/** Maximum number of items to compare; beyond it, comparing costs more than a separate layer. */
const COMPARED_MAX = 40

/**
 * Returns whether items of a group overlap, or one is painted twice, as fill and stroke: making each of them transparent would then reveal those
 * below. More than `COMPARED_MAX` items are not compared and count as overlapping.
 */
export function isBlendedTogether({ items }: DrawGroup): boolean {
  if (items.length > COMPARED_MAX) return true
  return (
    items.some(hasTwoCoats) ||
    hasOverlap(items.filter(({ kind }) => kind !== 'text').map(itemBounds)) ||
    hasTextOver(items)
  )
}

function hasTwoCoats(item: DrawItem): boolean {
  if (item.kind === 'path') return item.fill.kind !== 'none' && item.stroke !== null && item.stroke.width > 0
  if (item.kind === 'text') return item.span.isUnderlined || item.span.isStruck
  return item.kind === 'group' && isBlendedTogether(item)
}

/** Lines of one text hardly overlap although their bounds do, so only the items behind them count. */
function hasTextOver(items: readonly DrawItem[]): boolean {
  const texts = items.filter(({ kind }) => kind === 'text').map(itemBounds)
  const others = items.filter(({ kind }) => kind !== 'text').map(itemBounds)
  return texts.some((text) => others.some((other) => hasOverlap([text, other])))
}

/** Returns whether any part of an item is blended with its background. */
export function isBlending(item: DrawItem): boolean {
  return item.kind === 'group' && (item.blend !== undefined || item.items.some(isBlending))
}

/** Returns whether a group is painted on a separate canvas before it is composited with its background. */
export function isPaintedTogether(group: DrawGroup): boolean {
  if (group.shadow !== undefined || group.blend !== undefined) return true
  return group.opacity < 1 && isBlendedTogether(group)
}

/** Canvas names of blend modes, the same as in SVG and CSS. */
export const BLEND_NAMES = {
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  darken: 'darken',
  lighten: 'lighten',
  softLight: 'soft-light',
} as const satisfies Record<NonNullable<DrawGroup['blend']>, GlobalCompositeOperation>

/** Paints a group on a separate canvas of the size it covers, then paints that canvas as a whole, with its shadow. */
export function paintTogether(context: Context2d, group: DrawGroup, paintOn: (layer: Context2d) => void): void {
  const transform = context.getTransform()
  const { shadow, blend } = group
  const scale = Math.hypot(transform.a, transform.b)
  // Content outside the canvas can cast its shadow into it.
  const reach = shadow ? Math.ceil((Math.hypot(shadow.x, shadow.y) + shadow.blur * 1.5) * scale) : 0
  const place = onCanvas(contentBounds(group), transform, context.canvas, reach)
  if (!place) return
  const { context: layer } = newCanvas(place.width, place.height)
  layer.setTransform(new DOMMatrix().translate(-place.x, -place.y).multiply(transform))
  paintOn(layer)
  context.save()
  context.resetTransform()
  if (shadow && (group.opacity < 1 || blend !== undefined)) {
    // Transparency and blending apply to layer and shadow together, so that the shadow does not show through its layer.
    const { width, height } = context.canvas
    const { context: both } = newCanvas(width, height)
    castShadow(both, shadow, transform)
    both.drawImage(layer.canvas, place.x, place.y)
    mix(context, group)
    context.drawImage(both.canvas, 0, 0)
  } else {
    if (shadow) castShadow(context, shadow, transform)
    mix(context, group)
    context.drawImage(layer.canvas, place.x, place.y)
  }
  context.restore()
}

function mix(context: Context2d, { opacity, blend }: DrawGroup): void {
  context.globalAlpha *= opacity
  if (blend) context.globalCompositeOperation = BLEND_NAMES[blend]
}

/** Sets the shadow in canvas pixels: canvases ignore the transform for shadows. */
export function castShadow(context: Context2d, shadow: NonNullable<DrawGroup['shadow']>, transform: DOMMatrix): void {
  const { a, b, c, d } = transform
  const alpha = Math.round(shadow.opacity * 255)
  context.shadowColor = `${shadow.color}${alpha.toString(16).padStart(2, '0')}`
  context.shadowOffsetX = a * shadow.x + c * shadow.y
  context.shadowOffsetY = b * shadow.x + d * shadow.y
  context.shadowBlur = shadow.blur * Math.hypot(a, b)
}

/** Returns the canvas pixels that a box covers, with a margin of `reach`; null if there are none. */
function onCanvas(
  box: Box,
  transform: DOMMatrix,
  canvas: { width: number; height: number },
  reach: number,
): Box | null {
  const corners = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => transform.transformPoint({ x, y })),
  )
  const left = Math.max(-reach, Math.floor(Math.min(...corners.map(({ x }) => x))))
  const top = Math.max(-reach, Math.floor(Math.min(...corners.map(({ y }) => y))))
  const right = Math.min(canvas.width + reach, Math.ceil(Math.max(...corners.map(({ x }) => x))))
  const bottom = Math.min(canvas.height + reach, Math.ceil(Math.max(...corners.map(({ y }) => y))))
  if (right <= left || bottom <= top) return null
  return { x: left, y: top, width: right - left, height: bottom - top }
}
