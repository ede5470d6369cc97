import type { GroupLayer, Layer, PlacedLayer } from '../layer.ts'

/** The layers of a slide by their groups. */
export type LayerTree = {
  get(id: string): Layer | undefined
  /** Directly in a group, or with `''` in none, in the order of painting. */
  childrenOf(groupId: string): readonly Layer[]
  /** The groups that a layer is in, the innermost first. */
  groupsOf(id: string): readonly GroupLayer[]
  /** What moves with a layer: itself, or everything with a place that is in the group, however deep. */
  membersOf(id: string): readonly PlacedLayer[]
  /** A layer and everything that is in it, in the order of painting. */
  branchOf(id: string): readonly Layer[]
  /** Whether the layer, or a group that it is in, is locked. */
  isLocked(id: string): boolean
  isHidden(id: string): boolean
}

const known = new WeakMap<readonly Layer[], LayerTree>()

/** The tree of a list of layers; the same list is read once. */
export function layerTree(layers: readonly Layer[]): LayerTree {
  const found = known.get(layers)
  if (found) return found
  const tree = read(layers)
  known.set(layers, tree)
  return tree
}

function read(layers: readonly Layer[]): LayerTree {
  const byId = new Map(layers.map((layer) => [layer.id, layer]))
  const children = Map.groupBy(layers, ({ groupId }) => groupId)

  function groupsOf(id: string): readonly GroupLayer[] {
    const groups: GroupLayer[] = []
    let above = byId.get(byId.get(id)?.groupId ?? '')
    while (above?.type === 'group' && !groups.includes(above)) {
      groups.push(above)
      above = byId.get(above.groupId)
    }
    return groups
  }

  function branchOf(id: string): readonly Layer[] {
    const top = byId.get(id)
    const branch = new Set<Layer>()
    const open = top ? [top] : []
    for (let next = open.pop(); next; next = open.pop()) {
      if (next.type === 'group' && !branch.has(next)) open.push(...(children.get(next.id) ?? []).toReversed())
      branch.add(next)
    }
    return [...branch]
  }

  const withGroups = (id: string) => [...(byId.get(id) ? [byId.get(id)] : []), ...groupsOf(id)]

  return {
    get: (id) => byId.get(id),
    childrenOf: (groupId) => children.get(groupId) ?? [],
    groupsOf,
    branchOf,
    membersOf: (id) => branchOf(id).filter((layer) => layer.type !== 'group'),
    isLocked: (id) => withGroups(id).some((layer) => layer?.isLocked),
    isHidden: (id) => withGroups(id).some((layer) => layer?.isHidden),
  }
}
