import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** How near to an edge of the window, in pixels, a drag begins to scroll, and by how much with each move. */
const EDGE = 90
const STEP = 14

type Held = { from: number; pointerId: number; start: number; list: Element | null }

/**
 * Lets the items of a vertical list be put into another order with a pointer: mouse, pen or finger. Escape calls it off.
 * Keys and buttons that do the same stay the caller's.
 * @param onMove with the place an item had and the one it gets, from 0
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [held, setHeld] = useState<Held | null>(null)
  const [way, setWay] = useState({ to: 0, by: 0 })
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  })

  useEffect(() => {
    if (!held) return
    const { from, pointerId, start, list } = held
    let to = from
    const end = () => setHeld(null)
    const move = (now: globalThis.PointerEvent) => {
      if (now.pointerId !== pointerId) return
      if (now.clientY < EDGE) window.scrollBy(0, -STEP)
      else if (now.clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP)
      to = placeAt(list, now.clientY, from)
      setWay({ to, by: now.pageY - start })
    }
    const drop = (now: globalThis.PointerEvent) => {
      if (now.pointerId !== pointerId) return
      end()
      if (to !== from) latest.current(from, to)
    }
    const press = (now: KeyboardEvent) => {
      if (now.key === 'Escape') end()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', press)
    }
  }, [held])

  function begin({ button, pointerId, pageY: start, currentTarget }: PointerEvent, from: number) {
    if (button !== 0) return
    setWay({ to: from, by: 0 })
    setHeld({ from, pointerId, start, list: currentTarget.closest('[data-place]')?.parentElement ?? null })
  }

  function dropAt(at: number): 'before' | 'after' | undefined {
    if (!held || way.to !== at || way.to === held.from) return undefined
    return way.to < held.from ? 'before' : 'after'
  }

  return {
    /** For the element that an item is dragged by; it should have `touch-action: none`. */
    handle: (at: number) => ({
      onPointerDown(event: PointerEvent) {
        event.preventDefault()
        begin(event, at)
      },
    }),
    /** For each item of the list: where it is and what becomes of it. */
    item: (at: number) => ({
      'data-place': at,
      'data-dragged': held?.from === at || undefined,
      'data-drop': dropAt(at),
      style: held?.from === at ? { transform: `translateY(${way.by}px)` } : undefined,
    }),
  }
}

/** The place in whose height the pointer is; outside the list the first or the last. */
function placeAt(list: Element | null, y: number, from: number): number {
  const items = [...(list?.querySelectorAll<HTMLElement>(':scope > [data-place]') ?? [])]
  const others = items.filter((item) => Number(item.dataset['place']) !== from)
  return others.filter((item) => middleOf(item) < y).length
}

function middleOf(item: HTMLElement): number {
  const { top, height } = item.getBoundingClientRect()
  return top + height / 2
}
