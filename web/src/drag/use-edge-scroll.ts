import { useEffect, useRef, useState } from 'react'

/** How long the pointer rests before the page scrolls, in milliseconds. */
const REST = 450
/** The pointer still rests within this distance of where it stopped, and stops the scrolling beyond the second one, in pixels. */
const TREMOR = 6
const LEFT = 60
/** What scrolls does so only close to its edges, as a part of its length. */
const SIDEWAYS = { x: 0.1, y: 0 }
const UPWARDS = { x: 0, y: 0.1 }

type Point = { x: number; y: number }

/** Lets edges scroll once what is dragged rests there: a drag that only passes an edge on its way keeps the page still. */
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
    /** @param delta how far the pointer has come since the drag began */
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
