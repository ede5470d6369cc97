import type { Box, Point } from '@postwright/core/scene/box'
import type { DrawData, DrawGroup, DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import type { Size } from '@postwright/core/scene/format'
import { centerOf, rotatePoint } from '@postwright/core/scene/geometry/bounds'
import { flattenPath } from '@postwright/core/scene/lint/flatten-path'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import { itemBounds } from '../../drawing/item-bounds.ts'
import { isBlending } from '../../drawing/paint-together.ts'

type Place = { box: Box; rotation: number; opacity: number }

/** A part of a slide in a presentation, with its position in pixels of the slide. */
export type SlidePart = Place &
  (
    | { kind: 'text'; spans: readonly PlacedSpan[]; width: number; link: string }
    | { kind: 'data'; data: DrawData; alt: string }
    | { kind: 'shape'; outlines: readonly (readonly { x: number; y: number }[])[]; item: PathItem }
    /** Items that presentations do not support, drawn as an image. */
    | { kind: 'picture'; items: readonly DrawItem[]; from: Point; alt: string }
  )

export type PlacedSpan = { span: LaidSpan; x: number; y: number }

type PathItem = Extract<DrawItem, { kind: 'path' }>

/** Returns the parts of a slide, lowest first. */
export function slidePartsOf({ items, ...size }: SlideDrawing): SlidePart[] {
  // Blended items are mixed with their background, so one image shows both.
  const mixed = items.findLastIndex(isBlending) + 1
  const behind = mixed === 0 ? [] : [mixedPart(items.slice(0, mixed), size)]
  const top = { box: { x: 0, y: 0, width: 0, height: 0 }, rotation: 0, opacity: 1 }
  return [...behind, ...items.slice(mixed).flatMap((group) => partsOf(group, top))]
}

function mixedPart(items: readonly DrawGroup[], size: Size): SlidePart {
  const box = { x: 0, y: 0, ...size }
  const alt = items.map(wordsIn).filter(Boolean).join('\n')
  return { kind: 'picture', box, rotation: 0, opacity: 1, items, from: { x: 0, y: 0 }, alt }
}

/** Returns the description or the text of an item, for the alternative text of an image. */
function wordsIn(item: DrawItem): string {
  if (item.kind === 'text') return item.span.text
  if (item.kind !== 'group') return ''
  return item.alt || item.items.map(wordsIn).join('')
}

function partsOf(group: DrawGroup, outer: Place): SlidePart[] {
  const opacity = outer.opacity * group.opacity
  if (opacity <= 0) return []
  // Shadows and text outlines are drawn as an image, because presentations render them differently.
  if (group.shadow || group.items.some((item) => item.kind === 'text' && item.outline)) {
    const bounds = itemBounds(group)
    const alt = wordsIn(group)
    return [{ ...placed(bounds, outer), kind: 'picture', items: [group], from: bounds, alt }]
  }
  const box = { ...group.box, x: outer.box.x + group.box.x, y: outer.box.y + group.box.y }
  const own: Place = { box, rotation: outer.rotation + group.rotation, opacity }
  // Charts and tables in presentations cannot be rotated or transparent.
  if (group.data && own.opacity === 1 && own.rotation === 0)
    return [{ ...own, kind: 'data', data: group.data, alt: group.alt }]
  const spans = group.items.flatMap((item) => (item.kind === 'text' ? [item] : []))
  const others = group.items.flatMap((item): SlidePart[] => {
    if (item.kind === 'text') return []
    return item.kind === 'group' ? partsOf(item, own) : [partOf(item, own, group.alt)]
  })
  if (spans.length === 0) return others
  return [...others, textPart(spans, own, group.link)]
}

function partOf(item: Exclude<DrawItem, { kind: 'group' | 'text' }>, own: Place, alt: string): SlidePart {
  const place = placed(itemBounds(item), own)
  const outlines = item.kind === 'path' ? outlinesOf(item) : []
  if (item.kind !== 'path' || outlines.length === 0)
    return { ...place, kind: 'picture', items: [item], from: itemBounds(item), alt }
  const { x, y } = itemBounds(item)
  const inBox = outlines.map((points) => points.map((point) => ({ x: point.x - x, y: point.y - y })))
  return { ...place, kind: 'shape', outlines: inBox, item }
}

/** Returns the outlines of a path; none without a solid fill, or with relative commands, which `flattenPath` does not read. */
function outlinesOf({ path, fill }: PathItem) {
  return fill.kind === 'solid' && !/[a-z]/.test(path) ? flattenPath(path) : []
}

function textPart(spans: readonly PlacedSpan[], own: Place, link: string): SlidePart {
  const top = Math.min(...spans.map(({ span, y }) => y - span.font.size))
  const bottom = Math.max(...spans.map(({ span, y }) => y + span.font.size * 0.3))
  const left = firstColumn(spans)
  const right = Math.max(own.box.width, ...spans.map(({ span, x }) => x + span.width))
  const inner = { x: left, y: top, width: right - left, height: bottom - top }
  const inBox = spans.map((item) => ({ ...item, x: item.x - left }))
  return {
    ...placed(inner, own),
    kind: 'text',
    spans: inBox,
    width: inner.width,
    link: link || (spans[0]?.span.link ?? ''),
  }
}

/**
 * Returns the left edge of the text, relative to the box. If several lines have the same start, as next to a portrait, it is that start. Otherwise it
 * is 0, or the leftmost start of a line outside of the box.
 */
function firstColumn(spans: readonly PlacedSpan[]): number {
  const starts = [...Map.groupBy(spans, ({ y }) => y).values()].map((line) => Math.min(...line.map(({ x }) => x)))
  const [first = 0] = starts
  return starts.length > 1 && starts.every((start) => Math.abs(start - first) < 1) ? first : Math.min(0, ...starts)
}

/** Returns the position of a box in a group that is rotated around its own centre. */
function placed(inner: Box, { box, rotation, opacity }: Place): Place {
  const upright = { ...inner, x: box.x + inner.x, y: box.y + inner.y }
  const middle = rotatePoint(centerOf(upright), centerOf(box), rotation)
  return { box: { ...upright, x: middle.x - inner.width / 2, y: middle.y - inner.height / 2 }, rotation, opacity }
}
