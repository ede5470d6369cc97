import { SLIDE_OVERRIDES_MAX } from '../../limits.ts'
import type { Change } from '../change.ts'
import type { Format } from '../format.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { Layer } from '../layer.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { sceneChange, isSame } from './scene-change.ts'
import { setOverrides, type OverrideFields } from './overrides.ts'

/**
 * Changes the format of the deck: layers are then positioned as they were shown in the new format. The previous format keeps its positions too: those
 * that would differ are stored as overrides.
 */
export function changeFormat(scene: Scene, { format }: { format: Format }): Change | null {
  return format === scene.deck.format ? null : sceneChange('changeFormat', scene, inFormat(scene, format))
}

/** Returns a deck whose layers are positioned in this format. */
export function inFormat(scene: Scene, format: Format): Scene {
  const before = scene.deck.format
  if (format === before) return scene
  return { deck: { ...scene.deck, format }, slides: scene.slides.map((slide) => based(slide, before, format)) }
}

function based(slide: SceneSlide, before: Format, format: Format): SceneSlide {
  const layers = reflowSlide(slide, before, format)
  const others = slide.overrides.filter((override) => override.format !== format && override.format !== before)
  const back = layerTree(reflowSlide({ layers, overrides: [] }, format, before))
  const kept = slide.layers.flatMap((layer) => {
    const fields = differences(back.get(layer.id), layer)
    return fields ? [[layer.id, fields] as const] : []
  })
  const overrides = setOverrides(others, before, new Map(kept.slice(0, SLIDE_OVERRIDES_MAX - others.length)))
  return { ...slide, layers, overrides }
}

/** Returns the override fields that keep a layer at its previous position; null if nothing differs. */
function differences(now: Layer | undefined, before: Layer): OverrideFields | null {
  if (!now) return null
  const fields: OverrideFields = { ...(now.isHidden !== before.isHidden && { isHidden: before.isHidden }) }
  if (now.type !== 'group' && before.type !== 'group') {
    if (!isSame(now.box, before.box)) fields.box = before.box
    if (now.rotation !== before.rotation) fields.rotation = before.rotation
  }
  if ('style' in now && 'style' in before && now.style.size !== before.style.size) fields.size = before.style.size
  return Object.keys(fields).length > 0 ? fields : null
}
