import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Area, areaBetween, touches } from '../marquee.ts'
import { useCalendar } from './calendar-context.ts'

/** A press that moves less is a click, in pixels. */
const DISTANCE = 8

type Begun = { x: number; y: number; grid: HTMLElement }

/** Selects the posts that a rectangle touches, drawn with the mouse from an empty place of the grid. */
export function useMarquee() {
  const { store } = useCalendar()
  const [area, setArea] = useState<Area | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  /** A rectangle ends with a click, which is not meant for the place below. */
  const isDrawn = useRef(false)

  useEffect(() => {
    if (!begun) return
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (!isDrawn.current && Math.hypot(clientX - begun.x, clientY - begun.y) < DISTANCE) return
      isDrawn.current = true
      window.getSelection()?.removeAllRanges()
      const drawn = areaBetween(begun, { x: clientX, y: clientY })
      setArea(drawn)
      const cards = [...begun.grid.querySelectorAll<HTMLElement>('[data-post]')]
      const touched = cards.filter((card) => touches(card.getBoundingClientRect(), drawn))
      store.selectByIds(touched.map((card) => card.dataset['post'] ?? ''))
    }
    const end = () => {
      setBegun(null)
      setArea(null)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [begun, store])

  return {
    area,
    press(event: PointerEvent<HTMLElement>) {
      const { button, pointerType, target, currentTarget, clientX: x, clientY: y } = event
      isDrawn.current = false
      // A finger scrolls; what is on a post drags it.
      if (button !== 0 || pointerType !== 'mouse' || !(target instanceof HTMLElement)) return
      if (target.closest('[data-post], a, button, input') !== null) return
      setBegun({ x, y, grid: currentTarget })
    },
    /** Keeps the click that ends a rectangle from beginning a post. */
    swallow(event: { stopPropagation: () => void }) {
      if (isDrawn.current) event.stopPropagation()
      isDrawn.current = false
    },
  }
}
