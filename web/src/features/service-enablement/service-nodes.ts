import { SERVICE_IDS, type ServiceId } from '@postwright/core/model/service-switch'
import { SERVICE_NEEDS } from '@postwright/core/switches/services'

/** Column width and row height of the graph. */
export const COLUMN = 230
export const ROW = 52
export const WIDTH = 190

/** `networks` represents publishing on each network. */
type NodeId = ServiceId | 'networks'
export type PlacedNode = { id: NodeId; needs: readonly NodeId[]; column: number; row: number }

/** Arranges services in a grid: the column is the length of the longest chain of dependencies, and the rows follow the branches of dependents. */
export function placeNodes(): PlacedNode[] {
  const needs = new Map<NodeId, readonly NodeId[]>(SERVICE_IDS.map((id) => [id, SERVICE_NEEDS[id]]))
  needs.set('networks', ['publishing'])
  const columnOf = (id: NodeId): number => Math.max(-1, ...(needs.get(id) ?? []).map(columnOf)) + 1
  const placed: PlacedNode[] = []
  let row = 0

  /** Places a node and its dependents: the first dependent continues in the row of its dependency; each further one starts a new row. */
  function place(id: NodeId): void {
    placed.push({ id, needs: needs.get(id) ?? [], column: columnOf(id), row })
    const branches = [...needs].filter(([, of]) => of.includes(id)).map(([each]) => each)
    for (const [at, each] of branches.entries()) {
      if (placed.some((known) => known.id === each)) continue
      if (at > 0) row += 1
      place(each)
    }
  }

  for (const [id, of] of needs) {
    if (of.length > 0) continue
    place(id)
    row += 1
  }
  return placed
}
