import type { Change, Edit, LayerFields } from '../change.ts'
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
 * for what is in it. A value that none of the layers takes is in the change all the same: to apply it says why not.
 */
export function setLayerFields(
  scene: Scene,
  target: Target,
  { fields, command = 'setLayerFields' }: { fields: LayerFields; command?: string },
): Change | null {
  const refused: Edit[] = []
  const change = slideChange(command, scene, target.slideId, (slide) => {
    const tree = layerTree(slide.layers)
    const changed = new Map<string, Layer>()
    const set = (layer: Layer, keys: readonly string[]) => {
      const open = keys.filter((key) => key in layer && !KEPT.has(key) && (OPEN.has(key) || !tree.isLocked(layer.id)))
      const after = Object.fromEntries(open.map((key) => [key, fields[key]]))
      const next = layerSchema.safeParse({ ...layer, ...after })
      if (!next.success) refused.push({ kind: 'setLayer', slideId: slide.id, layerId: layer.id, before: {}, after })
      else if (open.length > 0) changed.set(layer.id, next.data)
    }
    for (const id of target.layerIds) {
      const top = tree.get(id)
      const [own, inside] = split(Object.keys(fields), (key) => top !== undefined && key in top)
      if (top) set(top, own)
      if (top?.type === 'group') for (const member of tree.membersOf(id)) set(member, inside)
    }
    if (changed.size === 0) return slide
    return { ...slide, layers: slide.layers.map((layer) => changed.get(layer.id) ?? layer) }
  })
  return change ?? (refused.length > 0 ? { command, edits: refused } : null)
}

function split(keys: readonly string[], isFirst: (key: string) => boolean): [string[], string[]] {
  return [keys.filter((key) => isFirst(key)), keys.filter((key) => !isFirst(key))]
}
