import { type Camera, toStage } from '../camera.ts'
import { pointOn, type PlacedGrip } from '../gestures/handle.ts'
import type { Frame } from '../selection-frame.ts'
import type { StageColors } from './stage-colors.ts'
import type { Guide } from '../snap/guides.ts'
import type { Point } from '@postwright/core/scene/box'

type Outline = { color: string; width: number }

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** Draws an outline in pixels of the stage, with the same width at every zoom. */
export function drawFrame(context: CanvasRenderingContext2D, frame: Frame, camera: Camera, { color, width }: Outline) {
  context.save()
  context.strokeStyle = color
  context.lineWidth = width
  context.setLineDash(frame.isLocked ? [4, 3] : [])
  context.beginPath()
  for (const [x, y] of CORNERS) {
    const at = pointOn(frame, camera, x, y)
    context.lineTo(at.x, at.y)
  }
  context.closePath()
  context.stroke()
  context.restore()
}

/** Draws round handles at corners and bars along edges, as in other design tools. */
export function drawGrips(
  context: CanvasRenderingContext2D,
  grips: readonly PlacedGrip[],
  frame: Frame | null,
  size: number,
  colors: StageColors,
) {
  if (!frame) return
  context.save()
  context.fillStyle = colors.grip
  context.strokeStyle = colors.accent
  context.lineWidth = 1.5
  context.shadowColor = 'rgb(0 0 0 / 22%)'
  context.shadowBlur = 3
  for (const { grip, at } of grips) {
    context.save()
    context.translate(at.x, at.y)
    context.rotate((frame.rotation * Math.PI) / 180)
    context.beginPath()
    if (grip === 'n' || grip === 's') context.roundRect(-size, -size / 3, size * 2, size / 1.5, size / 3)
    else if (grip === 'e' || grip === 'w') context.roundRect(-size / 3, -size, size / 1.5, size * 2, size / 3)
    else context.arc(0, 0, grip === 'rotate' ? size * 1.15 : size * 0.75, 0, 2 * Math.PI)
    context.fill()
    context.shadowColor = 'transparent'
    context.stroke()
    if (grip === 'rotate') drawTurn(context, size, colors)
    context.restore()
  }
  context.restore()
}

function drawTurn(context: CanvasRenderingContext2D, size: number, colors: StageColors) {
  const reach = size * 0.55
  context.beginPath()
  context.arc(0, 0, reach, -Math.PI * 0.9, Math.PI * 0.45)
  context.stroke()
  const end = { x: Math.cos(Math.PI * 0.45) * reach, y: Math.sin(Math.PI * 0.45) * reach }
  context.beginPath()
  context.moveTo(end.x - 2.5, end.y - 1.5)
  context.lineTo(end.x + 2, end.y - 2)
  context.lineTo(end.x + 0.5, end.y + 2)
  context.closePath()
  context.fillStyle = colors.accent
  context.fill()
}

/** Half the length of the strokes at both ends of a distance guide. */
const END = 4

/** Draws lines through aligned edges, and distances with their number of pixels. */
export function drawGuides(
  context: CanvasRenderingContext2D,
  guides: readonly Guide[],
  camera: Camera,
  colors: StageColors,
) {
  context.save()
  context.strokeStyle = colors.guide
  context.lineWidth = 1
  for (const guide of guides) {
    const [from, to] = endsOf(guide).map((point) => toStage(camera, point))
    if (!from || !to) continue
    const isWide = from.y === to.y
    context.beginPath()
    context.moveTo(sharp(from.x), sharp(from.y))
    context.lineTo(sharp(to.x), sharp(to.y))
    if (guide.kind === 'gap') {
      for (const end of [from, to]) {
        context.moveTo(sharp(end.x - (isWide ? 0 : END)), sharp(end.y - (isWide ? END : 0)))
        context.lineTo(sharp(end.x + (isWide ? 0 : END)), sharp(end.y + (isWide ? END : 0)))
      }
    }
    context.stroke()
    if (guide.kind === 'gap' && guide.to - guide.from >= 1) {
      const [begin, end] = endsOf(guide)
      const middle = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 }
      const words = String(Math.round(guide.to - guide.from))
      drawLabel(context, words, middle, camera, { color: colors.guide, ink: colors.onGuide }, 'middle')
    }
  }
  context.restore()
}

/** Returns the end points of a guide: a line runs across its axis, a distance along it. */
function endsOf({ kind, axis, at, from, to }: Guide) {
  const isWide = (axis === 'horizontal') === (kind === 'gap')
  return isWide
    ? ([
        { x: from, y: at },
        { x: to, y: at },
      ] as const)
    : ([
        { x: at, y: from },
        { x: at, y: to },
      ] as const)
}

function sharp(value: number): number {
  return Math.round(value) + 0.5
}

type Look = { color: string; ink: string }

const HEIGHT = 20

const DISTANCE = 10

const BESIDE_POINTER = 22

/** Draws text in a small label next to a point of the slide, with the same size at every zoom. */
export function drawLabel(
  context: CanvasRenderingContext2D,
  words: string,
  point: Point,
  camera: Camera,
  { color, ink }: Look,
  side: 'above' | 'beside' | 'middle',
) {
  const at = toStage(camera, point)
  context.save()
  context.font = '500 11px system-ui, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const width = context.measureText(words).width + 12
  const shift = { above: -DISTANCE - HEIGHT / 2, beside: BESIDE_POINTER, middle: 0 }[side]
  const right = { above: width / 2, beside: BESIDE_POINTER + width / 2, middle: 0 }[side]
  // At the edge of the stage, the label moves to the other side of the pointer.
  const edge = context.canvas.clientWidth
  const isOver = side === 'beside' && at.x + right + width / 2 > edge
  const x = isOver ? at.x - right : at.x + right
  context.fillStyle = color
  context.beginPath()
  context.roundRect(x - width / 2, at.y + shift - HEIGHT / 2, width, HEIGHT, 4)
  context.fill()
  context.fillStyle = ink
  context.fillText(words, x, at.y + shift + 0.5)
  context.restore()
}
