import type { Layer } from '../layer.ts'
import { newLayerId, type Random } from './new-layer-id.ts'

export type Copies = { layers: Layer[]; ids: ReadonlyMap<string, string> }

/**
 * Layers under new ids, in the same groups among themselves; a group that is not copied with them is left. Copies fill no
 * slot, because a slot is one layer's.
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
