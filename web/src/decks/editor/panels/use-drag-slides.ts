import type { Point } from '@postwright/core/scene/box'
import { moveSlide } from '@postwright/core/scene/commands/move-slide'
import { type DragEvent, useState } from 'react'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'

type Side = 'before' | 'after'

/** Dragging slides to another place in their strip. */
export function useDragSlides(editor: Editor) {
  const [dragged, setDragged] = useState('')
  const [over, setOver] = useState<{ id: string; side: Side } | null>(null)

  function end() {
    setDragged('')
    setOver(null)
  }

  const sideAt = (share: number): Side => (share < 0.5 ? 'before' : 'after')

  function drop(id: string, side: Side) {
    const { scene } = editor.store.getState()
    const others = scene.slides.filter((slide) => slide.id !== dragged)
    const at = others.findIndex((slide) => slide.id === id)
    if (at !== -1) runChange(editor, moveSlide(scene, { slideId: dragged }, { to: side === 'before' ? at : at + 1 }))
    end()
  }

  return {
    /** The same with a finger. */
    steps: {
      begin: setDragged,
      over: (id: string, { x }: Point) => setOver({ id, side: sideAt(x) }),
      drop: (id: string, { x }: Point) => drop(id, sideAt(x)),
      end,
    },
    sideOf: (id: string) => (over?.id === id && dragged !== id ? over.side : null),
    on(event: DragEvent<HTMLElement>, id: string) {
      if (event.type === 'dragstart') {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(id)
      } else if (event.type === 'dragend') end()
      else if (dragged !== '') {
        event.preventDefault()
        const { left, width } = event.currentTarget.getBoundingClientRect()
        const side = sideAt((event.clientX - left) / Math.max(1, width))
        if (event.type === 'drop') drop(id, side)
        else setOver({ id, side })
      }
    },
  }
}
