import type { Change } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { layersInFormat } from './layers-in-format.ts'
import { setLayerFields } from './set-layer-fields.ts'
import { setOverrides } from './set-overrides.ts'
import { slideChange } from './slide-change.ts'

/** Hides layers or shows them again: in all formats, or in one that is not the deck's own. */
export function hideLayers(scene: Scene, target: Target, { isHidden }: { isHidden: boolean }): Change | null {
  const command = isHidden ? 'hideLayers' : 'showLayers'
  if (target.format === scene.deck.format) return setLayerFields(scene, target, { fields: { isHidden }, command })
  return slideChange(command, scene, target.slideId, (slide) => {
    const shown = layerTree(layersInFormat(scene, slide, target.format))
    const own = layerTree(slide.layers)
    const changed = target.layerIds.filter((id) => shown.get(id) && shown.get(id)?.isHidden !== isHidden)
    const fields = changed.map(
      (id) => [id, { isHidden: own.get(id)?.isHidden === isHidden ? null : isHidden }] as const,
    )
    return changed.length === 0
      ? slide
      : { ...slide, overrides: setOverrides(slide.overrides, target.format, new Map(fields)) }
  })
}
