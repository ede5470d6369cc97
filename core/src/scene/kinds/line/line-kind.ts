import { roundLength } from '../../box.ts'
import type { DrawFill, DrawItem, DrawStroke } from '../../draw-node.ts'
import type { LayerOf } from '../../layer.ts'
import type { DrawContext } from '../../drawing/draw-context.ts'
import { drawStroke } from '../../drawing/paint.ts'
import { pathItem } from '../../drawing/paths.ts'
import { DECORATION, type LayerKind, scaledStroke } from '../layer-kind.ts'

type LineEnd = LayerOf<'line'>['start']

/** Size of the line ends relative to the line width. */
const ARROW = { length: 3.6, width: 3.4 }
const DOT = 1.6
const BAR = 3.2

export const lineKind: LayerKind<LayerOf<'line'>> = {
  ...DECORATION,
  draw: drawLine,
  stretch: () => 'length',
  scaled: (layer, { scale }) => ({ ...layer, stroke: scaledStroke(layer.stroke, scale) }),
}

/** Draws a line in the middle of its box with its two ends, shortened to stay inside them; nothing without a stroke. */
function drawLine({ box, stroke, start, end }: LayerOf<'line'>, { theme }: DrawContext): DrawItem[] {
  const line = drawStroke(stroke, theme)
  if (!line) return []
  const frame = { x: 0, y: 0, width: box.width, height: box.height }
  const y = roundLength(box.height / 2)
  const from = roundLength(inset(start, line, box.width))
  const to = roundLength(box.width - inset(end, line, box.width))
  const fill: DrawFill = { kind: 'solid', color: line.color }
  const ends = [endPath(start, 0, y, 1, line, box.width), endPath(end, box.width, y, -1, line, box.width)]
  return [
    pathItem(`M${from} ${y}H${to}`, frame, { kind: 'none' }, line),
    ...ends.flatMap((path) => (path === '' ? [] : [pathItem(path, frame, fill)])),
  ]
}

/** Returns the distance by which a line is shortened to stay inside an arrow or a dot; 0 for other ends. */
function inset(end: LineEnd, { width }: DrawStroke, length: number): number {
  if (end === 'arrow') return Math.min(width * ARROW.length, length / 2) * 0.8
  return end === 'dot' ? Math.min(width * DOT, length / 2) : 0
}

/** Returns the path of a line end. `into` is 1 if the line runs to the right from this end, and -1 if it runs to the left. */
function endPath(end: LineEnd, x: number, y: number, into: 1 | -1, { width }: DrawStroke, length: number): string {
  const n = roundLength
  if (end === 'arrow') {
    const back = x + into * Math.min(width * ARROW.length, length / 2)
    const half = (width * ARROW.width) / 2
    return `M${n(x)} ${n(y)}L${n(back)} ${n(y - half)}L${n(back)} ${n(y + half)}Z`
  }
  if (end === 'dot') {
    const r = n(Math.min(width * DOT, length / 2))
    const middle = x + into * r
    const arc = (to: number) => `A${r} ${r} 0 1 1 ${n(to)} ${n(y)}`
    return `M${n(middle - r)} ${n(y)}${arc(middle + r)}${arc(middle - r)}Z`
  }
  if (end === 'none') return ''
  const half = (width * BAR) / 2
  const inner = x + into * width
  return `M${n(x)} ${n(y - half)}H${n(inner)}V${n(y + half)}H${n(x)}Z`
}
