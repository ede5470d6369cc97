import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * `tight`: buttons lose their words, and what is not needed all the time moves into the user's menu. `cramped`: one row is
 * not enough.
 */
export type Room = 'roomy' | 'tight' | 'cramped'

/** In rem. */
const TIGHT_BELOW = 44
const CRAMPED_BELOW = 18

/**
 * How much room an element has in its width. Counted in the page's own text size, which media queries do not know: large
 * text makes a wide screen tight.
 */
export function useRoom(target: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('roomy')

  useLayoutEffect(() => {
    const element = target.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setRoom(roomOf(element.clientWidth / rem))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])

  return room
}

function roomOf(width: number): Room {
  if (width < CRAMPED_BELOW) return 'cramped'
  return width < TIGHT_BELOW ? 'tight' : 'roomy'
}
