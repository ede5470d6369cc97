import { layersInFormat } from './commands/placed-slide.ts'
import { FORMATS, type Format, type Size } from './format.ts'
import { boundsOf } from './geometry/bounds.ts'
import type { Layer, PlacedLayer } from './layer.ts'
import type { Scene, SceneSlide } from './scene.ts'

/** Layers of one slide that continue on another one, `steps` slides before it (negative) or after it. */
export type ContinuedLayers = { slide: SceneSlide; steps: number; layers: readonly Layer[] }

/** The slides that people swipe through, side by side. */
export function stripOf({ slides }: Pick<Scene, 'slides'>): SceneSlide[] {
  return slides.filter(({ kind, isHidden }) => kind !== 'common' && !isHidden)
}

/** What other slides continue on a slide, in the order of the strip; nothing for one that is hidden or repeated behind others. */
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

/** Whether something of a layer, or of its shadow, lies on the slide that many steps before its own. */
function reaches(layer: PlacedLayer, steps: number, { width }: Size): boolean {
  const bounds = boundsOf([layer])
  if (!bounds) return false
  const around = reachOf(layer)
  const left = bounds.x - around + steps * width
  return left < width && left + bounds.width + 2 * around > 0
}

/** How far effects and outlines reach out of a box at most. */
function reachOf(layer: PlacedLayer): number {
  const { shadow, outline } = layer.effects ?? {}
  const stroke = 'stroke' in layer ? layer.stroke.width : 0
  return stroke + (outline?.width ?? 0) + (shadow ? Math.abs(shadow.x) + Math.abs(shadow.y) + shadow.blur * 2 : 0)
}
