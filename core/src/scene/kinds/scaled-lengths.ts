import { CORNER_RADIUS_MAX, FONT_SIZE_MAX, SCENE_LENGTH_MAX } from '../../limits.ts'
import { roundLength } from '../box.ts'
import type { Stroke } from '../fill.ts'
import type { TextStyle } from '../text-content.ts'
import type { Scaling } from './layer-kind.ts'

export function scaledLength(length: number, scale: number, max: number): number {
  return Math.min(max, roundLength(length * scale))
}

export function scaledRadius(radius: number, scale: number): number {
  return scaledLength(radius, scale, CORNER_RADIUS_MAX)
}

export function scaledStroke(stroke: Stroke, scale: number): Stroke {
  return { ...stroke, width: scaledLength(stroke.width, scale, SCENE_LENGTH_MAX) }
}

export function scaledStyle(style: TextStyle, { scale, fits }: Scaling): TextStyle {
  const size = validSize(style.size * scale)
  const sizeMin = Math.min(validSize(style.sizeMin * scale), validSize(style.size * fits), size)
  return { ...style, size, sizeMin }
}

function validSize(size: number): number {
  return Math.min(FONT_SIZE_MAX, Math.max(1, roundLength(size)))
}
