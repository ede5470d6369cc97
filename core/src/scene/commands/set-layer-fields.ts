import type { Change, LayerFields } from '../change.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import { layerSchema, type Layer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { slideChange } from './slide-change.ts'

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
