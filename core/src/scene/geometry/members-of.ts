import type { Layer, PlacedLayer } from '../layer.ts'
import { layerTree } from './layer-tree.ts'

/** Everything with a place that the layers are or hold, each once, in the order of painting. */
export function membersOf(layers: readonly Layer[], ids: readonly string[]): PlacedLayer[] {
  const tree = layerTree(layers)
  const members = new Set(ids.flatMap((id) => tree.membersOf(id)))
  return layers.filter((layer) => layer.type !== 'group').filter((layer) => members.has(layer))
}
