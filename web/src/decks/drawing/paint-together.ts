import type { Box } from '@postwright/core/scene/box'
import type { DrawGroup, DrawItem } from '@postwright/core/scene/draw-node'
import { type Context2d, newCanvas } from './canvas.ts'
import { contentBounds, hasOverlap, itemBounds } from './item-bounds.ts'

/** Comparing more pieces than this costs more than a layer of its own. */
const COMPARED_MAX = 40

/** Whether pieces of a group lie over each other, so that each of them made transparent would show the others through. */
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

/** Lines of one text hardly touch, although their bounds do: what counts is what lies behind them. */
function hasTextOver(items: readonly DrawItem[]): boolean {
  const texts = items.filter(({ kind }) => kind === 'text').map(itemBounds)
  const others = items.filter(({ kind }) => kind !== 'text').map(itemBounds)
  return texts.some((text) => others.some((other) => hasOverlap([text, other])))
}

/** Whether something in an item is mixed with what lies behind it. */
export function isBlending(item: DrawItem): boolean {
  return item.kind === 'group' && (item.blend !== undefined || item.items.some(isBlending))
}

/** Whether a group is finished on a canvas of its own before it is painted on what lies behind. */
export function isPaintedTogether(group: DrawGroup): boolean {
  if (group.shadow !== undefined || group.blend !== undefined) return true
  return group.opacity < 1 && isBlendedTogether(group)
}

/** Names of blend modes in canvases; those of SVG and CSS are the same. */
export const BLEND_NAMES = {
  multiply: 'multiply',
  screen: 'screen',
  overlay: 'overlay',
  darken: 'darken',
  lighten: 'lighten',
  softLight: 'soft-light',
} as const satisfies Record<NonNullable<DrawGroup['blend']>, GlobalCompositeOperation>

/** Paints a group on a canvas of its own, as large as what it covers, and that one as a whole, with its shadow. */
export function paintTogether(context: Context2d, group: DrawGroup, paintOn: (layer: Context2d) => void): void {
  const transform = context.getTransform()
  const { shadow, blend } = group
  const scale = Math.hypot(transform.a, transform.b)
  // What lies outside of the canvas may cast its shadow into it.
  const reach = shadow ? Math.ceil((Math.hypot(shadow.x, shadow.y) + shadow.blur * 1.5) * scale) : 0
  const place = onCanvas(contentBounds(group), transform, context.canvas, reach)
  if (!place) return
  const { context: layer } = newCanvas(place.width, place.height)
  layer.setTransform(new DOMMatrix().translate(-place.x, -place.y).multiply(transform))
  paintOn(layer)
  context.save()
  context.resetTransform()
  if (shadow && (group.opacity < 1 || blend !== undefined)) {
    // Transparency and blending are those of layer and shadow together: no shadow shows through its layer.
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

/** Canvases measure shadows in their own pixels, whatever the transform. */
export function castShadow(context: Context2d, shadow: NonNullable<DrawGroup['shadow']>, transform: DOMMatrix): void {
  const { a, b, c, d } = transform
  const alpha = Math.round(shadow.opacity * 255)
  context.shadowColor = `${shadow.color}${alpha.toString(16).padStart(2, '0')}`
  context.shadowOffsetX = a * shadow.x + c * shadow.y
  context.shadowOffsetY = b * shadow.x + d * shadow.y
  context.shadowBlur = shadow.blur * Math.hypot(a, b)
}

/** The pixels of the canvas that a box covers, and those around it up to `reach`; null when none. */
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
