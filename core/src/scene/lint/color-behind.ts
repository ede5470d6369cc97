import type { Point } from '../box.ts'
import type { DrawFill, DrawItem, SlideDrawing } from '../draw-node.ts'
import { mixColors } from '../drawing/colors.ts'
import { blendColors } from '../drawing/blend-colors.ts'
import type { BlendMode } from '../effects.ts'
import { centerOf, rotatePoint } from '../geometry/bounds.ts'
import type { LintOptions } from './lint-context.ts'
import { flattenPath } from './flatten-path.ts'

/** Colour below all layers, and colour assumed for an image of unknown brightness: between black and white. */
const PAPER = '#ffffff'
const UNKNOWN_PICTURE = '#777777'

type Walk = { color: string; isDone: boolean }

/** Blending of a painted item with the colours below it. */
type Coat = { opacity: number; blend: BlendMode }

/** Returns the colour at a point of a slide behind the text of a layer: everything painted before the text, blended as drawn. */
export function colorBehind(
  { items }: SlideDrawing,
  layerId: string,
  point: Point,
  luminanceOf: LintOptions['luminanceOf'],
): string {
  const walk: Walk = { color: PAPER, isDone: false }

  function paint(color: string, { opacity, blend }: Coat) {
    walk.color = mixColors(walk.color, blendColors(blend, walk.color, color), opacity)
  }

  function visit(item: DrawItem, at: Point, coat: Coat, isInLayer: boolean): void {
    if (walk.isDone) return
    if (item.kind === 'text') {
      walk.isDone = isInLayer
      return
    }
    if (item.kind === 'group') {
      const turned = rotatePoint(at, centerOf(item.box), -item.rotation)
      const inside = { x: turned.x - item.box.x, y: turned.y - item.box.y }
      for (const each of item.items) {
        const inner = { opacity: coat.opacity * item.opacity, blend: item.blend ?? coat.blend }
        visit(each, inside, inner, isInLayer || item.layerId === layerId)
      }
      return
    }
    const { box } = item
    const share = { x: (at.x - box.x) / box.width, y: (at.y - box.y) / box.height }
    if (share.x < 0 || share.x > 1 || share.y < 0 || share.y > 1) return
    if (item.kind === 'image') {
      if (item.clip !== null && !pathCovers(item.clip, at)) return
      const known = luminanceOf(item, share)
      paint(known === null ? UNKNOWN_PICTURE : grayOf(known), coat)
      return
    }
    if (item.fill.kind === 'none' || !pathCovers(item.path, at)) return
    const { color, opacity: own } = fillAt(item.fill, { x: at.x - box.x, y: at.y - box.y }, box)
    paint(color, { ...coat, opacity: coat.opacity * own })
  }

  for (const item of items) visit(item, point, { opacity: 1, blend: 'normal' }, false)
  return walk.color
}

/** Returns the grey of a given luminance. */
function grayOf(luminance: number): string {
  const share = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055
  const digits = Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${digits.repeat(3)}`
}

function fillAt(fill: Exclude<DrawFill, { kind: 'none' }>, at: Point, size: { width: number; height: number }) {
  if (fill.kind === 'solid') return { color: fill.color, opacity: 1 }
  const angle = (fill.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const length = Math.abs(size.width * cos) + Math.abs(size.height * sin)
  const along = (at.x - size.width / 2) * cos + (at.y - size.height / 2) * sin
  const share = Math.min(1, Math.max(0, along / length + 0.5))
  const stops = fill.stops.toSorted((a, b) => a.at - b.at)
  const before = stops.findLast((stop) => stop.at <= share) ?? stops[0]
  const after = stops.find((stop) => stop.at >= share) ?? stops.at(-1)
  if (!before || !after) return { color: PAPER, opacity: 0 }
  const way = after.at === before.at ? 0 : (share - before.at) / (after.at - before.at)
  return {
    color: mixColors(before.color, after.color, way),
    opacity: before.opacity + (after.opacity - before.opacity) * way,
  }
}

/** Returns whether a point is inside a path: a line from the point to the left crosses the outlines an odd number of times. */
export function pathCovers(path: string, { x, y }: Point): boolean {
  return flattenPath(path).some((points) => {
    const crossings = points.filter((point, at) => {
      const before = points.at(at - 1) ?? point
      if (point.y > y === before.y > y) return false
      return point.x + ((y - point.y) / (before.y - point.y)) * (before.x - point.x) < x
    })
    return crossings.length % 2 === 1
  })
}
