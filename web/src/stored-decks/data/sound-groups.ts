import { layerSchema, type Layer } from '@postwright/core/scene/layer'

/**
 * Joined layers, each in a group that is there and does not contain itself: one side may have removed a group that the other put
 * something into, or both may have put two groups into each other. Such a layer is in no group any more.
 */
export function soundGroups(joined: readonly unknown[]): Layer[] {
  const layers = joined.flatMap((layer) => layerSchema.safeParse(layer).data ?? [])
  return layers.reduce<Layer[]>((sound, layer, at) => {
    const others = [...sound, ...layers.slice(at + 1)]
    return [...sound, isIn(layer, layer.groupId, others) ? { ...layer, groupId: '' } : layer]
  }, [])
}

/** Whether following groups upwards leads to a group that is missing, or back to the layer. */
function isIn(layer: Layer, groupId: string, others: readonly Layer[]): boolean {
  const seen = new Set<string>()
  for (let next = groupId; next !== '';) {
    if (next === layer.id || seen.has(next)) return true
    seen.add(next)
    const above = others.find(({ id, type }) => id === next && type === 'group')
    if (!above) return true
    next = above.groupId
  }
  return false
}
