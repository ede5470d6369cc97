import {
  CORNER_RADIUS_MAX,
  EFFECT_LENGTH_MAX,
  FONT_SIZE_MAX,
  SCENE_LENGTH_MAX,
  TEXT_OUTLINE_MAX,
} from '../../limits.ts'
import { roundLength } from '../box.ts'
import type { Effects } from '../effects.ts'
import type { PlacedLayer } from '../layer.ts'
import type { TextStyle } from '../text-content.ts'

/**
 * A layer with the lengths that are not its box: text, padding, corners, outlines and effects follow the scale of the format. A text
 * may become as small as its box has become, `fits`, so that what fitted before still does.
 */
export function scaledLayer(layer: PlacedLayer, scale: number, fits: number): PlacedLayer {
  const scaled = withScaledLengths(layer, scale, fits)
  return layer.effects ? { ...scaled, effects: scaledEffects(layer.effects, scale) } : scaled
}

function withScaledLengths(layer: PlacedLayer, scale: number, fits: number): PlacedLayer {
  const times = (length: number, max: number) => Math.min(max, roundLength(length * scale))
  switch (layer.type) {
    case 'text':
      return {
        ...layer,
        style: scaledStyle(layer.style, scale, fits),
        padding: times(layer.padding, 400),
        radius: times(layer.radius, CORNER_RADIUS_MAX),
      }
    case 'pageNumber':
    case 'avatar':
      return { ...layer, style: scaledStyle(layer.style, scale, fits) }
    case 'image':
    case 'shape':
      return {
        ...layer,
        radius: times(layer.radius, CORNER_RADIUS_MAX),
        stroke: { ...layer.stroke, width: times(layer.stroke.width, SCENE_LENGTH_MAX) },
      }
    case 'line':
      return { ...layer, stroke: { ...layer.stroke, width: times(layer.stroke.width, SCENE_LENGTH_MAX) } }
    case 'icon':
    case 'qr':
      return layer
  }
}

function scaledEffects({ shadow, outline, blur, ...rest }: Effects, scale: number): Effects {
  const times = (length: number, max = EFFECT_LENGTH_MAX) => Math.max(-max, Math.min(max, roundLength(length * scale)))
  return {
    ...rest,
    ...(shadow && { shadow: { ...shadow, x: times(shadow.x), y: times(shadow.y), blur: times(shadow.blur) } }),
    ...(outline && { outline: { ...outline, width: times(outline.width, TEXT_OUTLINE_MAX) } }),
    ...(blur !== undefined && { blur: times(blur) }),
  }
}

function scaledStyle(style: TextStyle, scale: number, fits: number): TextStyle {
  const size = validSize(style.size * scale)
  const sizeMin = Math.min(validSize(style.sizeMin * scale), validSize(style.size * fits), size)
  return { ...style, size, sizeMin }
}

function validSize(size: number): number {
  return Math.min(FONT_SIZE_MAX, Math.max(1, roundLength(size)))
}
