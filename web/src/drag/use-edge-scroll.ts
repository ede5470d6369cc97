import { useEffect, useRef, useState } from 'react'

/** Time for which the pointer must rest before the page scrolls, in milliseconds. */
const REST = 450
/** Distance from the resting point within which the pointer still counts as resting, and distance beyond which scrolling stops, in pixels. */
const TREMOR = 6
const LEFT = 60
/** Share of a scroll container's length that is treated as its edge. */
const SIDEWAYS = { x: 0.1, y: 0 }
const UPWARDS = { x: 0, y: 0.1 }

type Point = { x: number; y: number }

/** Enables scrolling at an edge once the dragged item rests there; a drag that only passes an edge does not scroll the page. */
export function useEdgeScroll(isHorizontal = false) {
  const [isResting, setResting] = useState(false)
  const anchor = useRef<Point | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function wait(at: Point) {
    anchor.current = at
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setResting(true), REST)
  }

  return {
    autoScroll: { threshold: isHorizontal ? SIDEWAYS : UPWARDS, enabled: isResting },
    /** @param delta distance of the pointer from the start of the drag */
    move(delta: Point): void {
      const { current } = anchor
      const distance = current ? Math.hypot(delta.x - current.x, delta.y - current.y) : Number.POSITIVE_INFINITY
      if (distance <= (isResting ? LEFT : TREMOR)) return
      setResting(false)
      wait(delta)
    },
    end(): void {
      clearTimeout(timer.current)
      anchor.current = null
      setResting(false)
    },
  }
}
