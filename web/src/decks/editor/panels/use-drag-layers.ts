import { nestLayers } from '@postwright/core/scene/commands/nest-layers'
import type { Change } from '@postwright/core/scene/change'
import type { Layer } from '@postwright/core/scene/layer'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'
import { useTranslation } from 'react-i18next'
import { type DropPlace, useDragList } from '@/drag/drag-list.tsx'
import { layerName } from '../kinds/editor-kinds.ts'
import { dropNest, dropZone, middleOfZone, parseZone } from './drop-nest.ts'
import type { LayerRow } from './layer-rows.ts'
import { layerStops } from './layer-stops.ts'

type Tree = {
  layers: readonly Layer[]
  rows: readonly LayerRow[]
  selection: readonly string[]
  run: (id: string, make: (scene: Scene, target: Target) => Change | null) => boolean
}

/** Dragging rows of the list of layers above, below and into others; one that is chosen takes along all that are. */
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
