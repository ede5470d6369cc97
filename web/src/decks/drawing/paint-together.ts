import type { Box } from '@postwright/core/scene/box'
import type { DrawGroup, DrawItem } from '@postwright/core/scene/draw-node'
import type { Context2d } from './context-2d.ts'
import { hasOverlap, itemBounds } from './item-bounds.ts'
import { newCanvas } from './new-canvas.ts'

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

/** Paints a group on a canvas of its own, as large as what it covers, and that one as a whole. */
export function paintTogether(context: Context2d, group: DrawGroup, paintOn: (layer: Context2d) => void): void {
  const transform = context.getTransform()
  const place = onCanvas(itemBounds(group), transform, context.canvas)
  if (!place) return
  const { context: layer } = newCanvas(place.width, place.height)
  layer.setTransform(new DOMMatrix().translate(-place.x, -place.y).multiply(transform))
  paintOn(layer)
  context.save()
  context.globalAlpha *= group.opacity
  context.resetTransform()
  context.drawImage(layer.canvas, place.x, place.y)
  context.restore()
}

/** The pixels of the canvas that a box covers; null when none. */
function onCanvas(box: Box, transform: DOMMatrix, canvas: { width: number; height: number }): Box | null {
  const corners = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map((y) => transform.transformPoint({ x, y })),
  )
  const left = Math.max(0, Math.floor(Math.min(...corners.map(({ x }) => x))))
  const top = Math.max(0, Math.floor(Math.min(...corners.map(({ y }) => y))))
  const right = Math.min(canvas.width, Math.ceil(Math.max(...corners.map(({ x }) => x))))
  const bottom = Math.min(canvas.height, Math.ceil(Math.max(...corners.map(({ y }) => y))))
  if (right <= left || bottom <= top) return null
  return { x: left, y: top, width: right - left, height: bottom - top }
}
