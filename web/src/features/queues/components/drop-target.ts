import type { DragEvent } from 'react'

/** Whether something that is dragged may be dropped here, and what happens then. */
export type DropTarget = { isTarget: boolean; onDrop: () => void }

/** What an element needs to be dropped on. */
export function dropProps({ isTarget, onDrop }: DropTarget) {
  return {
    'data-target': isTarget || undefined,
    onDragOver: (event: DragEvent) => isTarget && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!isTarget) return
      event.preventDefault()
      onDrop()
    },
  }
}
