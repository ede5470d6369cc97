import type { Camera } from '../camera.ts'
import { pointOn, type PlacedGrip } from '../gestures/handle.ts'
import type { Frame } from '../selection-frame.ts'
import type { StageColors } from './stage-colors.ts'

type Outline = { color: string; width: number }

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** An outline in pixels of the stage, as wide at every zoom. */
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

/** Round handles at corners, bars along edges, as design tools have them. */
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
