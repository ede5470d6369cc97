import type { PointerEvent } from 'react'

/** Follows the pointer from where it was pressed until it is let go; `onBy` is told how far it has come, in pixels of the screen. */
export function dragBy(event: PointerEvent, onBy: (by: { x: number; y: number }) => void): void {
  if (event.button !== 0) return
  event.preventDefault()
  event.stopPropagation()
  const { pointerId, clientX, clientY } = event
  const move = (now: globalThis.PointerEvent) => {
    if (now.pointerId === pointerId) onBy({ x: now.clientX - clientX, y: now.clientY - clientY })
  }
  const end = (now: globalThis.PointerEvent) => {
    if (now.pointerId !== pointerId) return
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}
