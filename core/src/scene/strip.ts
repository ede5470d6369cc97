import { layersInFormat } from './commands/placed-slide.ts'
import { FORMATS, type Format, type Size } from './format.ts'
import { boundsOf } from './geometry/bounds.ts'
import type { Layer, PlacedLayer } from './layer.ts'
import type { Scene, SceneSlide } from './scene.ts'

/** Layers of `slide` that continue on another slide. `slide` is `steps` slides after the other one, or before it if negative. */
export type ContinuedLayers = { slide: SceneSlide; steps: number; layers: readonly Layer[] }

/** Returns the slides that viewers swipe through, in order. */
export function stripOf({ slides }: Pick<Scene, 'slides'>): SceneSlide[] {
  return slides.filter(({ kind, isHidden }) => kind !== 'common' && !isHidden)
}

/**
 * Returns the layers of other slides that continue on a slide, in the order of the strip; nothing for a slide that is hidden or repeated behind
 * others.
 */
export function continuedOn(scene: Scene, slideId: string, format: Format): ContinuedLayers[] {
  const strip = stripOf(scene)
  const at = strip.findIndex(({ id }) => id === slideId)
  if (at === -1) return []
  return strip.flatMap((slide, index): ContinuedLayers[] => {
    if (index === at || !hasContinued(slide)) return []
    const steps = index - at
    const layers = layersInFormat(scene, slide, format)
    const reaching = layers.filter(
      (layer) => layer.type === 'group' || (layer.continues && reaches(layer, steps, FORMATS[format])),
    )
    return reaching.some(({ type }) => type !== 'group') ? [{ slide, steps, layers: reaching }] : []
  })
}

function hasContinued({ layers }: SceneSlide): boolean {
  return layers.some((layer) => layer.type !== 'group' && layer.continues)
}

/** Returns whether a layer, with its effects and outline, reaches the slide `steps` before its own, or after it if negative. */
function reaches(layer: PlacedLayer, steps: number, { width }: Size): boolean {
  const bounds = boundsOf([layer])
  if (!bounds) return false
  const around = reachOf(layer)
  const left = bounds.x - around + steps * width
  return left < width && left + bounds.width + 2 * around > 0
}

/** Returns the maximum distance by which effects and outlines extend beyond a box. */
function reachOf(layer: PlacedLayer): number {
  const { shadow, outline } = layer.effects ?? {}
  const stroke = 'stroke' in layer ? layer.stroke.width : 0
  return stroke + (outline?.width ?? 0) + (shadow ? Math.abs(shadow.x) + Math.abs(shadow.y) + shadow.blur * 2 : 0)
}
