import { applyChange } from '../scene/apply-change.ts'
import type { Change, Edit } from '../scene/change.ts'
import { restyleText } from '../scene/commands/restyle-text.ts'
import { sceneChange } from '../scene/commands/scene-change.ts'
import { newShape } from '../scene/kinds/shape/shape-layer.ts'
import { changeChain } from '../scene/lint/change-chain.ts'
import type { Finding } from '../scene/lint/finding.ts'
import type { Scene, SceneSlide } from '../scene/scene.ts'

/** Findings of one slide, or of all, in every format. */
type LookEverywhere = (scene: Scene, slideId: string | null) => Finding[]

/**
 * Fixes, one by one, what a fix in one format alone cannot end without harm in another. Colours of the kit go before others, and
 * where no colour can be read in every format, the words get a plate.
 */
export function settleFindings(scene: Scene, look: LookEverywhere): Edit[] {
  const edits: Edit[] = []
  let now = scene
  for (const { slideId, layerId } of look(scene, null)) {
    const found = look(now, slideId)
    const own = found.find((finding) => finding.layerId === layerId && finding.check !== 'brand')
    if (!own) continue
    const fixes = [...own.fixes, withPlate(now, own)].filter((fix) => fix !== null)
    const best = fixes
      .map((fix) => ({ fix, ...harmIn(look(applyChange(now, fix), slideId)) }))
      .toSorted((a, b) => a.harm - b.harm || a.strange - b.strange)[0]
    if (!best || best.harm >= harmIn(found).harm) continue
    now = applyChange(now, best.fix)
    edits.push(...best.fix.edits)
  }
  return edits
}

function harmIn(found: readonly Finding[]): { harm: number; strange: number } {
  const strange = found.filter(({ check }) => check === 'brand').length
  return { harm: found.length - strange, strange }
}

/** The words in the colour of the text on an area of the background, which themes keep legible. */
function withPlate(scene: Scene, { slideId, layerId, format }: Finding): Change | null {
  return changeChain(scene, [
    (now) =>
      sceneChange('applyKit', now, {
        ...now,
        slides: now.slides.map((slide) => (slide.id === slideId ? backed(slide, layerId) : slide)),
      }),
    (now) => restyleText(now, { slideId, layerIds: [layerId], format }, { style: { color: '@text' } }),
  ])
}

/** A plate below a layer, in the place that the layer has in each format. */
function backed(slide: SceneSlide, layerId: string): SceneSlide {
  const id = `${layerId.slice(0, 11)}plate`
  const fill = { kind: 'solid', color: '@background' } as const
  return {
    ...slide,
    layers: slide.layers.flatMap((layer) => {
      if (layer.id !== layerId || layer.type === 'group') return [layer]
      const { box, pin, rotation, groupId } = layer
      return [{ ...newShape(id, box, 'rectangle'), pin, rotation, groupId, fill, radius: 12 }, layer]
    }),
    overrides: slide.overrides.flatMap((override) =>
      override.layerId === layerId ? [override, { ...override, layerId: id, size: null }] : [override],
    ),
  }
}
