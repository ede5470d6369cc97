import type { Box } from '@postwright/core/scene/box'
import type { DrawGroup, DrawItem } from '@postwright/core/scene/draw-node'

/** Returns the largest area that an item can cover, in pixels of its group. */
export function itemBounds(item: DrawItem): Box {
  if (item.kind === 'group') return item.shadow ? unite([contentBounds(item), shadowBounds(item)]) : contentBounds(item)
  if (item.kind === 'image') return item.box
  if (item.kind === 'path') return grow(item.box, strokeReach(item))
  const { width, font } = item.span
  const outline = item.outline?.width ?? 0
  // Letters can be slanted or have swashes beyond their width, and can exceed their metrics.
  return grow({ x: item.x, y: item.y - font.size, width, height: font.size * 1.3 }, font.size / 2 + outline)
}

/** Returns the distance that a stroke extends. Mitred corners extend by up to ten times half of the stroke's width; canvases cut off longer ones. */
function strokeReach({ stroke }: Extract<DrawItem, { kind: 'path' }>): number {
  if (!stroke) return 0
  return stroke.cap === 'round' ? stroke.width : 5 * stroke.width
}

/** Returns the area that a group can cover without its shadow, in pixels of the parent group. */
export function contentBounds(group: DrawGroup): Box {
  return turnedBounds(group.box, unite(group.items.map(itemBounds)), group.rotation)
}

/** Returns the area that the shadow of a group can cover; blurs end after three standard deviations. */
export function shadowBounds(group: DrawGroup): Box {
  const { x, y, blur } = group.shadow ?? { x: 0, y: 0, blur: 0 }
  const content = contentBounds(group)
  return grow({ ...content, x: content.x + x, y: content.y + y }, blur * 1.5)
}

export function hasOverlap(boxes: readonly Box[]): boolean {
  return boxes.some((one, index) => boxes.slice(index + 1).some((other) => isOver(one, other)))
}

/** Returns the bounding box of all boxes; an empty box at the origin if there are none. */
export function unite(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Returns the bounds of items in a frame after the frame is rotated around its centre. */
function turnedBounds(frame: Box, inside: Box, rotation: number): Box {
  const radians = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const [x, y] = [inside.x - frame.width / 2, inside.y - frame.height / 2]
  const corners = [x, x + inside.width].flatMap((dx) =>
    [y, y + inside.height].map((dy) => ({
      x: frame.x + frame.width / 2 + dx * cos - dy * sin,
      y: frame.y + frame.height / 2 + dx * sin + dy * cos,
      width: 0,
      height: 0,
    })),
  )
  return unite(corners)
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function isOver(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
