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

/** Fields that only other commands change, such as position, type and group of a layer. */
const KEPT = new Set(['id', 'type', 'groupId', 'box', 'rotation'])
/** Fields that can be changed on a locked layer. */
const OPEN = new Set(['name', 'isLocked', 'isHidden'])
/** Fields of which a part can be set: each layer keeps the rest of its own. */
const PARTIAL = new Set(['stroke'])

/** Sets fields of layers, for those layers that have them. Fields that a group does not have are set for its contents. */
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
      const given = Object.fromEntries(open.map((key) => [key, valueFor(layer, key, fields[key])]))
      const next = layerSchema.safeParse({ ...layer, ...given })
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

function valueFor(layer: Layer, key: string, given: unknown): unknown {
  const own: unknown = Reflect.get(layer, key)
  const isPart = PARTIAL.has(key) && typeof own === 'object' && typeof given === 'object'
  return isPart ? { ...own, ...given } : given
}

function split(keys: readonly string[], isFirst: (key: string) => boolean): [string[], string[]] {
  return [keys.filter((key) => isFirst(key)), keys.filter((key) => !isFirst(key))]
}

/** Hides or shows layers: in all formats, or in the visible one if it is not the deck's own. */
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

/** Locks layers against changes on the slide, or unlocks them. A locked group also locks its contents. */
export function lockLayers(scene: Scene, target: Target, { isLocked }: { isLocked: boolean }): Change | null {
  const layers = scene.slides.find(({ id }) => id === target.slideId)?.layers ?? []
  const layerIds = isLocked ? listUnlockedTopLayers(layers, target.layerIds).map(({ id }) => id) : target.layerIds
  const command = isLocked ? 'lockLayers' : 'unlockLayers'
  return setLayerFields(scene, { ...target, layerIds }, { fields: { isLocked }, command })
}

/** Effects to set; undefined removes an effect, and effects that are not listed are unchanged. */
export type EffectEdits = { [Key in keyof Effects]?: Effects[Key] | undefined }

/** Sets effects of selected layers and of the contents of selected groups, except for locked ones. */
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

/** Replaces the image in image layers. The crop is reset, the frame stays; `alt` describes the new image. */
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
