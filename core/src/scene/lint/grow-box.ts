import type { Change } from '../change.ts'
import { layersInFormat } from '../commands/layers-in-format.ts'
import { placeLayers } from '../commands/place-layers.ts'
import { FORMATS } from '../format.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import type { LintOptions } from './lint-options.ts'

/**
 * Makes the box of a text as high as its words need, away from the side that they stand at, and keeps it on the slide. Null
 * when it is high enough.
 */
export function growBox(scene: Scene, target: Target, { measure, format }: LintOptions): Change | null {
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  const layer = slide && layersInFormat(scene, slide, format).find(({ id }) => id === target.layerIds[0])
  if (!layer || layer.type === 'group') return null
  const { box } = layer
  const needed = Math.ceil(kindOf(layer).fit?.(layer, scene.deck.theme, measure).height ?? 0)
  if (needed <= box.height) return null
  const share = 'style' in layer ? { top: 0, middle: 0.5, bottom: 1 }[layer.style.verticalAlign] : 0
  const wanted = box.y - (needed - box.height) * share
  const y = Math.max(0, Math.min(wanted, FORMATS[format].height - needed))
  return placeLayers(scene, target, { placements: new Map([[layer.id, { box: { ...box, y, height: needed } }]]) })
}
