import type { Box, Point } from '@postwright/core/scene/box'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type { Context2d } from '../../drawing/canvas.ts'
import { itemBounds, unite } from '../../drawing/item-bounds.ts'
import { BLEND_NAMES, isBlending, isPaintedTogether } from '../../drawing/paint-together.ts'

/** Position of the slide on the canvas during a gesture, in pixels of the canvas. */
export type LiftedView = {
  /** Canvas pixels per slide pixel. */
  scale: number
  /** The top left corner of the slide. */
  origin: Point
  /** The visible part of the slide on the canvas, in whole pixels; layers are clipped there. */
  seen: Box
}

/** A run of neighbouring layers of a slide during a gesture. */
export type LiftedRun = {
  paint(context: Context2d, shift: Point): void
  /** Replaces layers that change with every frame; from now on they are painted on each frame. */
  redraw(byId: ReadonlyMap<string, DrawGroup>): void
}

type RunOptions = {
  groups: readonly DrawGroup[]
  isMoving: boolean
  view: LiftedView
  /** Remaining number of pixels that the runs of this gesture may cache. */
  memory: { left: number }
  drawAll(target: Context2d, groups: readonly DrawGroup[]): void
}

/** Margin of the images of moving layers around the visible part, as a share of it, so that few images are created again during the move. */
const MARGIN = 0.25

/** Paints layers once into an image in pixels of the canvas. Each frame copies the image to its position without scaling. */
export function createLiftedRun({ groups, isMoving, view, memory, drawAll }: RunOptions): LiftedRun {
  const { scale, origin, seen } = view
  const kept = new Map<Part, Kept>()
  const parts = partsOf(groups)
  let redrawn: readonly DrawGroup[] | null = null

  function paintAnew(context: Context2d, painted: readonly DrawGroup[], { x, y }: Point) {
    context.save()
    clipTo(context, seen)
    context.setTransform(scale, 0, 0, scale, origin.x + x * scale, origin.y + y * scale)
    drawAll(context, painted)
    context.restore()
  }

  function make(part: Part, area: Box): Kept | null {
    if (area.width * area.height > memory.left) return null
    const canvas = new OffscreenCanvas(area.width, area.height)
    const target = canvas.getContext('2d')
    if (!target) return null
    target.setTransform(scale, 0, 0, scale, origin.x - area.x, origin.y - area.y)
    drawAll(target, part.alone)
    memory.left -= area.width * area.height
    // An image made from a canvas is faster to draw than the canvas itself, which could still change.
    return { area, image: canvas.transferToImageBitmap() }
  }

  /** Returns an image of a part that contains everything visible after a shift, in whole pixels; null if no memory is left for it. */
  function keptFor(part: Part, shift: Point): Kept | null {
    const bounds = pixelBounds(part.alone, view)
    const visible = intersect(bounds, moved(seen, -shift.x, -shift.y))
    if (!visible) return NOTHING
    const known = kept.get(part)
    if (known && contains(known.area, visible)) return known
    if (known) memory.left += known.area.width * known.area.height
    const [x, y] = isMoving ? [Math.ceil(seen.width * MARGIN), Math.ceil(seen.height * MARGIN)] : [0, 0]
    const around = { x: seen.x - shift.x - x, y: seen.y - shift.y - y }
    const area = intersect(bounds, { ...around, width: seen.width + 2 * x, height: seen.height + 2 * y })
    const made = area && make(part, area)
    if (made) kept.set(part, made)
    else kept.delete(part)
    return made
  }

  return {
    paint(context, shift) {
      if (redrawn) return paintAnew(context, redrawn, shift)
      // At a fractional position the image would be smoothed, so it is placed on whole pixels until the drop.
      const pixels = { x: Math.round(shift.x * scale), y: Math.round(shift.y * scale) }
      for (const part of parts) {
        const found = part.mode && keptFor(part, pixels)
        if (!found) paintAnew(context, part.groups, shift)
        else if (found.image) lay(context, found.image, moved(found.area, pixels.x, pixels.y), seen, part.mode)
      }
    },
    redraw(byId) {
      redrawn = (redrawn ?? groups).map((group) => byId.get(group.layerId) ?? group)
      kept.clear()
    },
  }
}

type Kept = { area: Box; image: ImageBitmap | null }

const NOTHING: Kept = { area: { x: 0, y: 0, width: 0, height: 0 }, image: null }

/** Neighbours that are composited with their background as one image. `mode` is null if they are blended one by one. */
type Part = {
  groups: readonly DrawGroup[]
  /** The groups without the blending that `mode` applies. */
  alone: readonly DrawGroup[]
  mode: GlobalCompositeOperation | null
}

function partsOf(groups: readonly DrawGroup[]): Part[] {
  const parts: { mode: Part['mode']; groups: DrawGroup[]; alone: DrawGroup[] }[] = []
  for (const group of groups.flatMap(opened)) {
    const mode = modeOf(group)
    const { blend, ...alone } = group
    const last = parts.at(-1)
    if (!last || last.mode !== mode || blend) parts.push({ mode, groups: [group], alone: [alone] })
    else {
      last.groups.push(group)
      last.alone.push(alone)
    }
  }
  return parts
}

function modeOf(group: DrawGroup): Part['mode'] {
  if (group.blend) return BLEND_NAMES[group.blend]
  return isBlending(group) && !isPaintedTogether(group) ? null : 'source-over'
}

/**
 * Returns the members of a plain group if any of them is blended with its background. A group that is transparent, rotated, blended, or not made of
 * groups alone stays whole.
 */
function opened(group: DrawGroup): DrawGroup[] {
  const { items, box, opacity, rotation } = group
  const members = items.filter((item) => item.kind === 'group')
  const isPlain = opacity === 1 && rotation === 0 && members.length === items.length
  if (modeOf(group) !== null || !isPlain) return [group]
  return members.flatMap((member) => opened({ ...member, box: moved(member.box, box.x, box.y) }))
}

/** Returns the largest area that groups can cover, in whole pixels of the canvas, with one extra pixel on each side for smoothed edges. */
function pixelBounds(groups: readonly DrawGroup[], { scale, origin }: LiftedView): Box {
  const bounds = unite(groups.map(itemBounds))
  const [left, top] = [Math.floor(origin.x + bounds.x * scale) - 1, Math.floor(origin.y + bounds.y * scale) - 1]
  const right = Math.ceil(origin.x + (bounds.x + bounds.width) * scale) + 1
  const bottom = Math.ceil(origin.y + (bounds.y + bounds.height) * scale) + 1
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Copies the visible part of an image, because copying all of it with a clip is slower. */
function lay(context: Context2d, image: ImageBitmap, area: Box, seen: Box, mode: Part['mode']): void {
  const part = intersect(area, seen)
  if (!part) return
  const { x, y, width, height } = part
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  if (mode) context.globalCompositeOperation = mode
  context.drawImage(image, x - area.x, y - area.y, width, height, x, y, width, height)
  context.restore()
}

function clipTo(context: Context2d, { x, y, width, height }: Box): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
}

function moved(box: Box, x: number, y: number): Box {
  return { ...box, x: box.x + x, y: box.y + y }
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

function intersect(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const width = Math.min(one.x + one.width, other.x + other.width) - x
  const height = Math.min(one.y + one.height, other.y + other.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}
