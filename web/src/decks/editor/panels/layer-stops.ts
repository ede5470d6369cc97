import type { DropZone } from './drop-nest.ts'
import type { LayerRow } from './layer-rows.ts'

type LayerStop = { id: string; zone: DropZone }

/**
 * Where keys can put layers, from top to bottom: above each row, into groups that show nothing else, and below the last of a group.
 * @param carried layers that are moved along; nothing goes into them
 * @returns also at which of these places the lifted one is
 */
export function layerStops(
  rows: readonly LayerRow[],
  lifted: string,
  carried: ReadonlySet<string>,
): { stops: LayerStop[]; home: number } {
  const byGroup = Map.groupBy(rows, ({ layer }) => layer.groupId)
  const stops: LayerStop[] = []
  let home = 0

  function walk(groupId: string): void {
    const siblings = byGroup.get(groupId) ?? []
    const kept = siblings.filter(({ layer }) => !carried.has(layer.id))
    for (const row of siblings) {
      const { id, isLocked } = row.layer
      if (id === lifted) home = stops.length
      if (carried.has(id)) continue
      stops.push({ id, zone: 'above' })
      if (!row.isGroup || isLocked) continue
      const inside = byGroup.get(id) ?? []
      if (inside.some(({ layer }) => layer.id === lifted)) home = stops.length
      if (inside.every(({ layer }) => carried.has(layer.id))) stops.push({ id, zone: 'inside' })
      else walk(id)
    }
    const last = kept.at(-1)
    if (last) stops.push({ id: last.layer.id, zone: 'below' })
  }

  walk('')
  return { stops, home }
}
