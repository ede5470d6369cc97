import type { Point } from '@postwright/core/scene/box'
import { type Camera, toStage } from '../camera.ts'

type Look = { color: string; ink: string }

const HEIGHT = 20
const DISTANCE = 10

/** Words in a small field beside a point of the slide, as large at every zoom. */
export function drawLabel(
  context: CanvasRenderingContext2D,
  words: string,
  point: Point,
  camera: Camera,
  { color, ink }: Look,
  side: 'above' | 'below' | 'middle',
) {
  const at = toStage(camera, point)
  context.save()
  context.font = '500 11px system-ui, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const width = context.measureText(words).width + 12
  const shift = { above: -DISTANCE - HEIGHT / 2, below: DISTANCE + HEIGHT / 2, middle: 0 }[side]
  const x = side === 'above' ? at.x + width / 2 : at.x
  context.fillStyle = color
  context.beginPath()
  context.roundRect(x - width / 2, at.y + shift - HEIGHT / 2, width, HEIGHT, 4)
  context.fill()
  context.fillStyle = ink
  context.fillText(words, x, at.y + shift + 0.5)
  context.restore()
}
