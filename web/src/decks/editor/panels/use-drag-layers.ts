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

  return {
    /** Where what is dragged would go, on the row it is over. */
    zoneOf: (id: string) => (over?.id === id ? over.zone : null),
    on(event: DragEvent<HTMLElement>, { layer, isGroup }: LayerRow) {
      if (event.type === 'dragstart') {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(layer.id)
      } else if (event.type === 'dragend') end()
      else if (dragged !== '') {
        event.preventDefault()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const zone = dropZone((event.clientY - top) / Math.max(1, height), isGroup)
        const nest = event.type === 'drop' ? dropNest(layers, layer.id, zone) : null
        if (nest) run(dragged, (scene, target) => nestLayers(scene, target, nest))
        if (event.type === 'drop') end()
        else setOver({ id: layer.id, zone })
      }
    },
  }
}
