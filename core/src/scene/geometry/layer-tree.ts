import type { GroupLayer, Layer, PlacedLayer } from '../layer.ts'

/** Layers of a slide, organized by group. */
export type LayerTree = {
  get(id: string): Layer | undefined
  /** Layers directly in a group, or in no group for `''`, in painting order. */
  childrenOf(groupId: string): readonly Layer[]
  /** Groups that contain a layer, innermost first. */
  groupsOf(id: string): readonly GroupLayer[]
  /** Layers that move with a layer: the layer itself, or all placed layers in the group at any depth. */
  membersOf(id: string): readonly PlacedLayer[]
  /** A layer and all its descendants, in painting order. */
  branchOf(id: string): readonly Layer[]
  /** True if the layer or a group that contains it is locked. */
  isLocked(id: string): boolean
  isHidden(id: string): boolean
}

const known = new WeakMap<readonly Layer[], LayerTree>()

/** Returns the tree of a list of layers, cached per list. */
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

/** Returns the given placed layers and all placed layers in the given groups, without duplicates, in painting order. */
export function membersOf(layers: readonly Layer[], ids: readonly string[]): PlacedLayer[] {
  const tree = layerTree(layers)
  const members = new Set(ids.flatMap((id) => tree.membersOf(id)))
  return layers.filter((layer) => layer.type !== 'group').filter((layer) => members.has(layer))
}

/** Returns layers in painting order: each group, then its content, before the layers above the group. */
export function paintingOrder(layers: readonly Layer[]): Layer[] {
  const tree = layerTree(layers)
  return tree.childrenOf('').flatMap(({ id }) => tree.branchOf(id))
}

/**
 * Returns the id that a click on a layer selects: the outermost group that contains the layer, or the layer itself. `inside` is the group that a user
 * has opened; then the direct child of this group is selected.
 */
export function topGroupOf(layers: readonly Layer[], id: string, inside = ''): string {
  const groups = layerTree(layers)
    .groupsOf(id)
    .map((group) => group.id)
  const opened = groups.indexOf(inside)
  const reachable = opened === -1 ? groups : groups.slice(0, opened)
  return reachable.at(-1) ?? id
}

/** Returns the selected layers that exist, without those inside another selected layer, in selection order. */
export function topLayersOf(layers: readonly Layer[], ids: readonly string[]): Layer[] {
  const tree = layerTree(layers)
  const chosen = new Set(ids)
  return [...chosen].flatMap((id) => {
    const layer = tree.get(id)
    return layer && !tree.groupsOf(id).some((group) => chosen.has(group.id)) ? [layer] : []
  })
}
