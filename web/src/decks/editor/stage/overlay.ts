import type { Box, Point } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import type { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import type { Camera } from '../camera.ts'
import type { PlacedGrip } from '../gestures/handle.ts'
import type { Frame } from '../selection-frame.ts'
import type { Guide } from '../snap/guides.ts'
import type { TurnedBox } from '../text/writing.ts'
import { drawFrame, drawGrips, drawGuides, drawLabel } from './overlay-drawing.ts'
import { createDrawScheduler } from './draw-scheduler.ts'
import type { StageColors } from './stage-colors.ts'
import type { SafeZone } from '../editor.ts'

/** Another user's selection, in their colour. */
export type PeerFrame = { name: string; color: string; frame: Frame }

/** Everything drawn over the slide. */
export type OverlayState = {
  camera: Camera
  size: Size
  aids: DrawnAids
  /** Frame around the whole selection. */
  frame: Frame | null
  /** Frames around each of several selected layers. */
  members: readonly Frame[]
  hovered: Frame | null
  peers: readonly PeerFrame[]
  grips: readonly PlacedGrip[]
  gripSize: number
  guides: readonly Guide[]
  /** The rectangle drawn to select or to insert, in pixels of the slide. */
  marquee: Box | null
  /** Selected text while editing: boxes that are rotated with their layer. */
  marks: readonly TurnedBox[]
  /** Values of the change, shown next to the pointer. */
  label: { words: string; at: Point } | null
}

export type Overlay = { show(state: OverlayState, colors: StageColors): void }

/** Draws everything over the slide that changes with each pointer move, on a separate canvas. */
export function createOverlay(canvas: Layer): Overlay {
  const context = canvas.getNativeCanvasElement().getContext('2d')
  const drawSoon = createDrawScheduler(canvas)
  let latest: { state: OverlayState; colors: StageColors } | null = null
  const sceneFunc = () => {
    if (context && latest) drawOverlay(context, latest.state, latest.colors)
  }
  canvas.add(new Shape({ listening: false, perfectDrawEnabled: false, sceneFunc }))
  return {
    show(state, colors) {
      latest = { state, colors }
      drawSoon()
    },
  }
}

function drawOverlay(context: CanvasRenderingContext2D, state: OverlayState, colors: StageColors) {
  const { camera } = state
  drawAids(context, state.aids, state.size, camera, colors)
  for (const { box, rotation, middle } of state.marks) {
    context.save()
    context.translate(camera.x + middle.x * camera.zoom, camera.y + middle.y * camera.zoom)
    context.rotate((rotation * Math.PI) / 180)
    context.scale(camera.zoom, camera.zoom)
    context.fillStyle = colors.mark
    context.fillRect(box.x - middle.x, box.y - middle.y, box.width, box.height)
    context.restore()
  }
  for (const { name, color, frame } of state.peers) {
    drawFrame(context, frame, camera, { color, width: 2 })
    drawLabel(context, name, { x: frame.box.x, y: frame.box.y }, camera, { color, ink: '#ffffff' }, 'above')
  }
  if (state.hovered) drawFrame(context, state.hovered, camera, { color: colors.accent, width: 1.5 })
  for (const member of state.members) drawFrame(context, member, camera, { color: colors.accent, width: 1 })
  if (state.frame) drawFrame(context, state.frame, camera, { color: colors.accent, width: 1.5 })
  drawGuides(context, state.guides, camera, colors)
  drawGrips(context, state.grips, state.frame, state.gripSize, colors)
  if (state.marquee) drawMarquee(context, state.marquee, camera, colors)
  if (state.label) {
    const { words, at } = state.label
    drawLabel(context, words, at, camera, { color: colors.accent, ink: colors.onAccent }, 'beside')
  }
}

function drawMarquee(context: CanvasRenderingContext2D, box: Box, { x, y, zoom }: Camera, colors: StageColors) {
  context.save()
  context.strokeStyle = colors.accent
  context.lineWidth = 1
  const rect = [box.x * zoom + x, box.y * zoom + y, box.width * zoom, box.height * zoom] as const
  context.globalAlpha = 0.12
  context.fillStyle = colors.accent
  context.fillRect(...rect)
  context.globalAlpha = 1
  context.strokeRect(...rect)
  context.restore()
}

/** The grid, and the areas that networks leave free of their own buttons and text. */
type DrawnAids = { grid: boolean; safeZones: readonly SafeZone[] }

const GRID = 60

const NAME_FONT = '600 12px system-ui, sans-serif'

const NAME_GAP = 6

/** Draws the grid and safe zones over the slide as placement aids. */
function drawAids(
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
