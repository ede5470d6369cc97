import type { Change } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import { validBox } from '../geometry/placements.ts'
import type { Layer } from '../layer.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import type { FormatOverride } from '../slide.ts'
import type { Target } from '../target.ts'
import { listUnlockedTopLayers } from './unlocked-layers.ts'
import { inOrder } from './layer-list.ts'
import { type Random, newLayerId } from './new-layer-id.ts'
import { slideChange } from './scene-change.ts'

/** Offset of a copy from its original, to the right and down. */
const OFFSET = { x: 24, y: 24 }

/** Duplicates layers with their contents and their layout in each format; the copies are above, slightly offset. */
export function duplicateLayers(
  scene: Scene,
  target: Target,
  { random, offset = OFFSET }: { random: Random; offset?: { x: number; y: number } },
): Change | null {
  return slideChange('duplicateLayers', scene, target.slideId, (slide) => {
    const tops = listUnlockedTopLayers(slide.layers, target.layerIds)
    const branches = slide.layers.filter((layer) => isIn(slide, tops, layer))
    const taken = new Set(slide.layers.map(({ id }) => id))
    const { layers, ids } = copiedLayers(branches, random, taken)
    const groups = new Map(tops.map(({ id, groupId }) => [ids.get(id), groupId]))
    const copies = layers.map((layer) =>
      offsetLayer({ ...layer, groupId: groups.get(layer.id) ?? layer.groupId }, offset.x, offset.y),
    )
    const overrides = slide.overrides.flatMap((override) => copiedOverride(override, ids, offset))
    return tops.length === 0
      ? slide
      : {
          ...slide,
          layers: above(slide.layers, copies, new Set(tops.map(({ id }) => id))),
          overrides: [...slide.overrides, ...overrides],
        }
  })
}

function isIn(slide: SceneSlide, tops: readonly Layer[], { id }: Layer): boolean {
  const tree = layerTree(slide.layers)
  return tops.some((top) => top.id === id || tree.groupsOf(id).some((group) => group.id === top.id))
}

/** Inserts copies above the topmost copied layer of each group. */
function above(layers: readonly Layer[], copies: readonly Layer[], chosen: ReadonlySet<string>): Layer[] {
  const all = [...layers, ...copies]
  const tree = layerTree(all)
  const old = new Set(layers.map(({ id }) => id))
  const groups = new Set(layers.filter(({ id }) => chosen.has(id)).map(({ groupId }) => groupId))
  return [...groups]
    .reduce<readonly Layer[]>((list, groupId) => {
      const siblings = tree.childrenOf(groupId)
      const kept = siblings.filter(({ id }) => old.has(id))
      const at = kept.findLastIndex(({ id }) => chosen.has(id)) + 1
      return inOrder(list, kept.toSpliced(at, 0, ...siblings.filter(({ id }) => !old.has(id))))
    }, all)
    .slice()
}

function copiedOverride(
  override: FormatOverride,
  ids: ReadonlyMap<string, string>,
  offset: { x: number; y: number },
): FormatOverride[] {
  const layerId = ids.get(override.layerId)
  const { box } = override
  if (!layerId) return []
  return [{ ...override, layerId, box: box && validBox({ ...box, x: box.x + offset.x, y: box.y + offset.y }) }]
}

type Copies = { layers: Layer[]; ids: ReadonlyMap<string, string> }

/**
 * Returns layers under new ids, with the same groups among themselves; they leave groups that are not copied. Copies fill no slot, because a slot has
 * only one layer.
 */
export function copiedLayers(layers: readonly Layer[], random: Random, taken: ReadonlySet<string>): Copies {
  const used = new Set(taken)
  const ids = new Map<string, string>()
  for (const { id } of layers) {
    const own = newLayerId(random, used)
    used.add(own)
    ids.set(id, own)
  }
  const copies = layers.map((layer) => ({
    ...layer,
    id: ids.get(layer.id) ?? layer.id,
    groupId: ids.get(layer.groupId) ?? '',
    slot: '',
  }))
  return { layers: copies, ids }
}

/** Returns a layer moved by `dx` and `dy` pixels; a group is unchanged, because it has no position. */
export function offsetLayer(layer: Layer, dx: number, dy: number): Layer {
  if (layer.type === 'group') return layer
  return { ...layer, box: validBox({ ...layer.box, x: layer.box.x + dx, y: layer.box.y + dy }) }
}
