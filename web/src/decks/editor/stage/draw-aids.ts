import type { Size } from '@postwright/core/scene/format'
import type { Camera } from '../camera.ts'
import type { SafeZone } from '../editor-ports.ts'
import type { StageColors } from './stage-colors.ts'

/** The grid, and what networks keep free of their own buttons and words. */
export type DrawnAids = { grid: boolean; safeZones: readonly SafeZone[] }

const GRID = 60
const NAME_FONT = '600 12px system-ui, sans-serif'
const NAME_GAP = 6

/** Nets and zones over the slide that help placing. */
export function drawAids(
  context: CanvasRenderingContext2D,
  { grid, safeZones }: DrawnAids,
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
  for (const { name, box } of safeZones) {
    const [left, top] = [x + box.x * zoom, y + box.y * zoom]
    context.globalAlpha = 0.16 / safeZones.length
    context.fillStyle = colors.warning
    context.beginPath()
    context.rect(x, y, size.width * zoom, size.height * zoom)
    context.rect(left, top, box.width * zoom, box.height * zoom)
    context.fill('evenodd')
    context.globalAlpha = 0.9
    context.strokeStyle = colors.warning
    context.setLineDash([6, 4])
    context.strokeRect(left, top, box.width * zoom, box.height * zoom)
    context.font = NAME_FONT
    context.textBaseline = 'bottom'
    context.fillText(name, left + NAME_GAP, top + box.height * zoom - NAME_GAP)
  }
  context.restore()
}
