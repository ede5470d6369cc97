import type { Point } from '@postwright/core/scene/box'
import { type Camera, toStage } from '../camera.ts'

type Look = { color: string; ink: string }

const HEIGHT = 20
const DISTANCE = 10
const BESIDE_POINTER = 22

/** Words in a small field beside a point of the slide, as large at every zoom. */
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
  // At the edge of the stage the label goes to the other side of the pointer.
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
