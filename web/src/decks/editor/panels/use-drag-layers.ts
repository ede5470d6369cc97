import type { Point } from '@postwright/core/scene/box'
import { nestLayers } from '@postwright/core/scene/commands/nest-layers'
import type { Change } from '@postwright/core/scene/change'
import type { Layer } from '@postwright/core/scene/layer'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'
import { type DragEvent, useState } from 'react'
import { dropNest, dropZone, type DropZone } from './drop-nest.ts'
import type { LayerRow } from './layer-rows.ts'

type Run = (id: string, make: (scene: Scene, target: Target) => Change | null) => boolean

/** Dragging rows of the list of layers above, below and into others. */
export function useDragLayers(layers: readonly Layer[], run: Run) {
  const [dragged, setDragged] = useState('')
  const [over, setOver] = useState<{ id: string; zone: DropZone } | null>(null)

  function end() {
    setDragged('')
    setOver(null)
  }

  const zoneAt = (id: string, share: number) =>
    dropZone(
      share,
      layers.some((layer) => layer.id === id && layer.type === 'group'),
    )

  function drop(id: string, zone: DropZone) {
    const nest = dropNest(layers, id, zone)
    if (nest) run(dragged, (scene, target) => nestLayers(scene, target, nest))
    end()
  }

  return {
    /** The same with a finger. */
    steps: {
      begin: setDragged,
      over: (id: string, { y }: Point) => setOver({ id, zone: zoneAt(id, y) }),
      drop: (id: string, { y }: Point) => drop(id, zoneAt(id, y)),
      end,
    },
    /** Where what is dragged would go, on the row it is over. */
    zoneOf: (id: string) => (over?.id === id ? over.zone : null),
    on(event: DragEvent<HTMLElement>, { layer }: LayerRow) {
      if (event.type === 'dragstart') {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(layer.id)
      } else if (event.type === 'dragend') end()
      else if (dragged !== '') {
        event.preventDefault()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const zone = zoneAt(layer.id, (event.clientY - top) / Math.max(1, height))
        if (event.type === 'drop') drop(layer.id, zone)
        else setOver({ id: layer.id, zone })
      }
    },
  }
}
