import type { Change, LayerFields } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import { layerSchema, type Layer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { slideChange } from './scene-change.ts'
import { layersInFormat } from './placed-slide.ts'
import { setOverrides } from './overrides.ts'
import { listUnlockedTopLayers, listUnlockedMembers } from './unlocked-layers.ts'
import type { Effects } from '../effects.ts'

/** What other commands look after: where a layer is, what it is, and which group it is in. */
const KEPT = new Set(['id', 'type', 'groupId', 'box', 'rotation'])
/** What a lock does not hold. */
const OPEN = new Set(['name', 'isLocked', 'isHidden'])

/**
 * Sets fields of layers: those that a layer has, as far as it is a layer with them. What a group does not have itself is set
 * for what is in it.
 */
export function setLayerFields(
  scene: Scene,
  target: Target,
  { fields, command = 'setLayerFields' }: { fields: LayerFields; command?: string },
): Change | null {
  return slideChange(command, scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    const after = new Map<string, Layer>()
    const set = (layer: Layer, keys: readonly string[]) => {
      const open = keys.filter((key) => key in layer && !KEPT.has(key) && (OPEN.has(key) || !tree.isLocked(layer.id)))
      const next = layerSchema.safeParse({ ...layer, ...Object.fromEntries(open.map((key) => [key, fields[key]])) })
      if (next.success && open.length > 0) after.set(layer.id, next.data)
    }
    for (const id of target.layerIds) {
      const top = tree.get(id)
      const [own, inside] = split(Object.keys(fields), (key) => top !== undefined && key in top)
      if (top) set(top, own)
      if (top?.type === 'group') for (const member of tree.membersOf(id)) set(member, inside)
    }
    if (after.size === 0) return slide
    return { ...slide, layers: slide.layers.map((layer) => after.get(layer.id) ?? layer) }
  })
}

function split(keys: readonly string[], isFirst: (key: string) => boolean): [string[], string[]] {
  return [keys.filter((key) => isFirst(key)), keys.filter((key) => !isFirst(key))]
}

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

/** Locks layers against changes on the slide, or unlocks them. What is in a locked group is locked with it already. */
export function lockLayers(scene: Scene, target: Target, { isLocked }: { isLocked: boolean }): Change | null {
  const layers = scene.slides.find(({ id }) => id === target.slideId)?.layers ?? []
  const layerIds = isLocked ? listUnlockedTopLayers(layers, target.layerIds).map(({ id }) => id) : target.layerIds
  const command = isLocked ? 'lockLayers' : 'unlockLayers'
  return setLayerFields(scene, { ...target, layerIds }, { fields: { isLocked }, command })
}

/** Effects to set; undefined takes one away, what is not named stays. */
export type EffectEdits = { [Key in keyof Effects]?: Effects[Key] | undefined }

/** Sets effects of chosen layers and of what is in chosen groups, except for locked ones. */
export function setEffects(scene: Scene, target: Target, { effects }: { effects: EffectEdits }): Change | null {
  return slideChange('setEffects', scene, target.slideId, (slide) => {
    const after = new Map<string, Layer>()
    for (const layer of listUnlockedMembers(slide.layers, target.layerIds)) {
      const { effects: before, ...rest } = layer
      const set = Object.entries({ ...before, ...effects }).filter(([, value]) => value !== undefined)
      const next = layerSchema.safeParse(set.length === 0 ? rest : { ...rest, effects: Object.fromEntries(set) })
      if (next.success) after.set(layer.id, next.data)
    }
    if (after.size === 0) return slide
    return { ...slide, layers: slide.layers.map((layer) => after.get(layer.id) ?? layer) }
  })
}

/** Puts another picture into places for pictures. The crop starts anew, the frame stays; `alt` says what is on it. */
export function replacePicture(
  scene: Scene,
  target: Target,
  { mediaId, alt = '' }: { mediaId: string | null; alt?: string },
): Change | null {
  const isPlace = (id: string) =>
    scene.slides
      .find((slide) => slide.id === target.slideId)
      ?.layers.some((layer) => layer.id === id && 'mediaId' in layer)
  const layerIds = target.layerIds.filter(isPlace)
  const fields = { mediaId, alt, focus: { x: 0.5, y: 0.5 }, zoom: 1 }
  return setLayerFields(scene, { ...target, layerIds }, { fields, command: 'replacePicture' })
}
