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

/** Everything with a place that the layers are or hold, each once, in the order of painting. */
export function membersOf(layers: readonly Layer[], ids: readonly string[]): PlacedLayer[] {
  const tree = layerTree(layers)
  const members = new Set(ids.flatMap((id) => tree.membersOf(id)))
  return layers.filter((layer) => layer.type !== 'group').filter((layer) => members.has(layer))
}

/** Layers in the order in which they are painted: each group, then what is in it, before what lies above the group. */
export function paintingOrder(layers: readonly Layer[]): Layer[] {
  const tree = layerTree(layers)
  return tree.childrenOf('').flatMap(({ id }) => tree.branchOf(id))
}

/**
 * What a click on a layer means: the outermost group that it is in, or itself. With `inside`, the group that a person has
 * opened, it is what lies directly in that group.
 */
export function topGroupOf(layers: readonly Layer[], id: string, inside = ''): string {
  const groups = layerTree(layers)
    .groupsOf(id)
    .map((group) => group.id)
  const opened = groups.indexOf(inside)
  const reachable = opened === -1 ? groups : groups.slice(0, opened)
  return reachable.at(-1) ?? id
}

/** Chosen layers that exist, without those that are in another chosen one, in the order in which they were chosen. */
export function topLayersOf(layers: readonly Layer[], ids: readonly string[]): Layer[] {
  const tree = layerTree(layers)
  const chosen = new Set(ids)
  return [...chosen].flatMap((id) => {
    const layer = tree.get(id)
    return layer && !tree.groupsOf(id).some((group) => chosen.has(group.id)) ? [layer] : []
  })
}
