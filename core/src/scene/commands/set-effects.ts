import type { Change } from '../change.ts'
import type { Effects } from '../effects.ts'
import { layerSchema, type Layer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { freeMembers } from './free-members.ts'
import { slideChange } from './slide-change.ts'

/** Effects to set; undefined takes one away, what is not named stays. */
export type EffectEdits = { [Key in keyof Effects]?: Effects[Key] | undefined }

/** Sets effects of chosen layers and of what is in chosen groups, except for locked ones. */
export function setEffects(scene: Scene, target: Target, { effects }: { effects: EffectEdits }): Change | null {
  return slideChange('setEffects', scene, target.slideId, (slide) => {
    const after = new Map<string, Layer>()
    for (const layer of freeMembers(slide.layers, target.layerIds)) {
      const { effects: before, ...rest } = layer
      const set = Object.entries({ ...before, ...effects }).filter(([, value]) => value !== undefined)
      const next = layerSchema.safeParse(set.length === 0 ? rest : { ...rest, effects: Object.fromEntries(set) })
      if (next.success) after.set(layer.id, next.data)
    }
    if (after.size === 0) return slide
    return { ...slide, layers: slide.layers.map((layer) => after.get(layer.id) ?? layer) }
  })
}
