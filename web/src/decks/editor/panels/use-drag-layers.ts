import { nestLayers, type Nest } from '@postwright/core/scene/commands/group-layers'
import type { Change } from '@postwright/core/scene/change'
import type { Layer } from '@postwright/core/scene/layer'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'
import { useTranslation } from 'react-i18next'
import { type DropPlace, useDragList } from '@/drag/drag-list.tsx'
import { layerName } from '../kinds/editor-kinds.ts'
import type { LayerRow } from './layer-tree.ts'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'

type Tree = {
  layers: readonly Layer[]
  rows: readonly LayerRow[]
  selection: readonly string[]
  run: (id: string, make: (scene: Scene, target: Target) => Change | null) => boolean
}

/** Lets users drag rows of the list of layers above, below and into others; dragging a selected row moves the whole selection. */
export function useDragLayers({ layers, rows, selection, run }: Tree, renamed: string) {
  const { t } = useTranslation('panels')
  const nameOf = (id: string) => {
    const layer = layers.find((each) => each.id === id)
    return layer ? layerName(layer, t) : ''
  }
  const carriedWith = (id: string) => (selection.includes(id) ? selection : [id])
  const nameCarried = (layer: Layer) => {
    const { length: count } = carriedWith(layer.id)
    return count > 1 ? t('layers.several', { count }) : layerName(layer, t)
  }

  function namePlace({ id, zone }: DropPlace): string {
    const name = nameOf(id)
    return {
      above: t('layers.above', { name }),
      inside: t('layers.inside', { name }),
      below: t('layers.below', { name }),
    }[parseZone(zone)]
  }

  return useDragList({
    items: rows.map(({ layer }) => ({
      id: layer.id,
      name: nameCarried(layer),
      isFixed: layer.isLocked || layer.id === renamed,
    })),
    places: rows.map(({ layer }) => layer.id),
    zones: {
      at: (id, share) => dropZone(share, layers.find((layer) => layer.id === id)?.type === 'group'),
      middleOf: (zone) => middleOfZone(parseZone(zone)),
    },
    stopsOf: (id) => layerStops(rows, id, new Set(carriedWith(id))),
    nameOf: namePlace,
    isDropTold: true,
    onDrop(id, place) {
      const nest = dropNest(layers, place.id, parseZone(place.zone))
      if (nest) run(id, (scene, target) => nestLayers(scene, target, nest))
    },
  })
}

type LayerStop = { id: string; zone: DropZone }

/**
 * Returns the positions for a drop by keyboard, from top to bottom: above each row, inside groups without visible children, and below the last row
 * of a group.
 * @param carried layers that are moved along; nothing can be dropped into them
 * @returns the positions and the index of the lifted row's position
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

/** Part of a row that receives a drop. */
type DropZone = 'above' | 'inside' | 'below'

/** Returns the zone at a share (0 to 1) of a row's height; only groups accept drops inside. */
export function dropZone(share: number, isGroup: boolean): DropZone {
  if (!isGroup) return share < 0.5 ? 'above' : 'below'
  if (share < 0.25) return 'above'
  return share > 0.75 ? 'below' : 'inside'
}

function parseZone(zone: string): DropZone {
  return zone === 'inside' || zone === 'below' ? zone : 'above'
}

/** Returns the share of a row's height for a drop by keyboard; it is in the same zone for layers and for groups. */
function middleOfZone(zone: DropZone): number {
  return { above: 0.1, inside: 0.5, below: 0.9 }[zone]
}

/** Returns the position of layers after a drop on a row; the top row of the list is the layer that is painted last. */
export function dropNest(layers: readonly Layer[], rowId: string, zone: DropZone): Nest | null {
  const tree = layerTree(layers)
  const row = tree.get(rowId)
  if (!row) return null
  if (zone === 'inside') return { groupId: rowId, above: tree.childrenOf(rowId).at(-1)?.id ?? null }
  if (zone === 'above') return { groupId: row.groupId, above: rowId }
  const siblings = tree.childrenOf(row.groupId)
  return { groupId: row.groupId, above: siblings[siblings.indexOf(row) - 1]?.id ?? null }
}
