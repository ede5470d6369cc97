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

  function drop(id: string, side: Side) {
    const { scene } = editor.store.getState()
    const others = scene.slides.filter((slide) => slide.id !== dragged)
    const at = others.findIndex((slide) => slide.id === id)
    if (at !== -1) runChange(editor, moveSlide(scene, { slideId: dragged }, { to: side === 'before' ? at : at + 1 }))
    end()
  }

  return {
    sideOf: (id: string) => (over?.id === id && dragged !== id ? over.side : null),
    on(event: DragEvent<HTMLElement>, id: string) {
      if (event.type === 'dragstart') {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(id)
      } else if (event.type === 'dragend') end()
      else if (dragged !== '') {
        event.preventDefault()
        const { left, width } = event.currentTarget.getBoundingClientRect()
        const side = event.clientX < left + width / 2 ? 'before' : 'after'
        if (event.type === 'drop') drop(id, side)
        else setOver({ id, side })
      }
    },
  }
}
