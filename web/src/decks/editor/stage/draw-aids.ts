import type { Box } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import type { Camera } from '../camera.ts'
import type { StageColors } from './stage-colors.ts'

/** The grid, and what networks keep free of their own buttons and words. */
export type DrawnAids = { grid: boolean; safeZone: Box | null }

const GRID = 60

/** Nets and zones over the slide that help placing. */
export function drawAids(
  context: CanvasRenderingContext2D,
  { grid, safeZone }: DrawnAids,
  size: Size,
  { x, y, zoom }: Camera,
  colors: StageColors,
) {
  context.save()
  if (grid) {
    context.strokeStyle = colors.accent
    context.globalAlpha = 0.22
    context.lineWidth = 1
    context.beginPath()
    for (let at = GRID; at < size.width; at += GRID) {
      context.moveTo(Math.round(x + at * zoom) + 0.5, y)
      context.lineTo(Math.round(x + at * zoom) + 0.5, y + size.height * zoom)
    }
    for (let at = GRID; at < size.height; at += GRID) {
      context.moveTo(x, Math.round(y + at * zoom) + 0.5)
      context.lineTo(x + size.width * zoom, Math.round(y + at * zoom) + 0.5)
    }
    context.stroke()
  }
  if (safeZone) {
    context.globalAlpha = 0.16
    context.fillStyle = colors.warning
    context.beginPath()
    context.rect(x, y, size.width * zoom, size.height * zoom)
    context.rect(x + safeZone.x * zoom, y + safeZone.y * zoom, safeZone.width * zoom, safeZone.height * zoom)
    context.fill('evenodd')
    context.globalAlpha = 0.9
    context.strokeStyle = colors.warning
    context.setLineDash([6, 4])
    context.strokeRect(x + safeZone.x * zoom, y + safeZone.y * zoom, safeZone.width * zoom, safeZone.height * zoom)
  }
  context.restore()
}
