import { useState, type PointerEvent } from 'react'
import type { Crop, Focus } from '@postwright/core/model/media'
import { type Corner, fitCrop, MIDDLE, moveCrop, resizeCrop, type Size, type CropShape } from './crop-geometry.ts'

type Start = { size: Size; crop: Crop | null; focus: Focus | null }

/** Returns the state of a crop while the user chooses it: the area, its aspect ratio, and the focal point. */
export function useCrop({ size, ...start }: Start) {
  const whole: Crop = { left: 0, top: 0, width: size.width, height: size.height }
  const [crop, setCrop] = useState<Crop>(start.crop ?? whole)
  const [shape, setShape] = useState<CropShape | null>(null)
  const [focus, setFocus] = useState<Focus>(start.focus ?? MIDDLE)
  const ratio = shape?.ratio ?? null

  return {
    crop,
    shape,
    focus,
    /** Null: any aspect ratio. */
    chooseShape(next: CropShape | null) {
      setShape(next)
      if (next) setCrop(fitCrop(size, next.ratio, focus))
    },
    moveFocus(next: Focus) {
      setFocus(next)
      if (ratio !== null) setCrop(fitCrop(size, ratio, next))
    },
    move: (from: Crop, by: { x: number; y: number }) => setCrop(moveCrop(size, from, by)),
    resize: (from: Crop, corner: Corner, by: { x: number; y: number }) =>
      setCrop(resizeCrop(size, from, { corner, by, ratio })),
  }
}

/** Follows the pointer from press to release; `onBy` receives the distance from the start, in screen pixels. */
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
