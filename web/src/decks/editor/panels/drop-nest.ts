import type { Nest } from '@postwright/core/scene/commands/nest-layers'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Layer } from '@postwright/core/scene/layer'

/** Where on a row of the list something is dropped. */
export type DropZone = 'above' | 'inside' | 'below'

/** The zone at a share (0 to 1) of a row's height; only groups take something in. */
export function dropZone(share: number, isGroup: boolean): DropZone {
  if (!isGroup) return share < 0.5 ? 'above' : 'below'
  if (share < 0.25) return 'above'
  return share > 0.75 ? 'below' : 'inside'
}

export function parseZone(zone: string): DropZone {
  return zone === 'inside' || zone === 'below' ? zone : 'above'
}

/** Where keys drop in a zone, as a share of a row's height: it is the same zone for layers and groups. */
export function middleOfZone(zone: DropZone): number {
  return { above: 0.1, inside: 0.5, below: 0.9 }[zone]
}

/** What a drop on a row means for the layers: the list shows on top what is painted last. */
export function dropNest(layers: readonly Layer[], rowId: string, zone: DropZone): Nest | null {
  const tree = layerTree(layers)
  const row = tree.get(rowId)
  if (!row) return null
  if (zone === 'inside') return { groupId: rowId, above: tree.childrenOf(rowId).at(-1)?.id ?? null }
  if (zone === 'above') return { groupId: row.groupId, above: rowId }
  const siblings = tree.childrenOf(row.groupId)
  return { groupId: row.groupId, above: siblings[siblings.indexOf(row) - 1]?.id ?? null }
}
