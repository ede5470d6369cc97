import { EFFECT_LENGTH_MAX, TEXT_OUTLINE_MAX } from '../../limits.ts'
import { roundLength } from '../box.ts'
import type { Effects } from '../effects.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { PlacedLayer } from '../layer.ts'

/**
 * A layer with the lengths that are not its box: text, padding, corners, outlines and effects follow the scale of the format. A text
 * may become as small as its box has become, `fits`, so that what fitted before still does.
 */
export function scaledLayer(layer: PlacedLayer, scale: number, fits: number): PlacedLayer {
  const scaled = kindOf(layer).scaled(layer, { scale, fits })
  return layer.effects ? { ...scaled, effects: scaledEffects(layer.effects, scale) } : scaled
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
