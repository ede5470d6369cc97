import { type RefObject, useEffect, useRef } from 'react'
import type { Point } from '@postwright/core/scene/box'

/** How long a finger rests on a row before it takes it along: sooner it scrolls the list. */
const HOLD = 300
/** How far it may stray meanwhile, in pixels. */
const STRAY = 10

/** What becomes of rows that are dragged; `at` is where on the other row the finger is, in shares of its width and height. */
export type DragSteps = {
  begin(id: string): void
  over(id: string, at: Point): void
  drop(id: string, at: Point): void
  end(): void
}

/**
 * Lets a finger drag the rows of a list, which browsers let only a mouse do.
 * @param attribute of rows, with their ids
 */
export function useFingerDrag(list: RefObject<HTMLElement | null>, attribute: string, steps: DragSteps): void {
  const latest = useRef(steps)
  useEffect(() => {
    latest.current = steps
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from: Point | null = null
    let isDragging = false

    function rowAt({ clientX, clientY }: Touch) {
      const row = document.elementFromPoint(clientX, clientY)?.closest(`[${attribute}]`)
      if (!row || !list.current?.contains(row)) return null
      const { left, top, width, height } = row.getBoundingClientRect()
      const at = { x: (clientX - left) / Math.max(1, width), y: (clientY - top) / Math.max(1, height) }
      return { id: row.getAttribute(attribute) ?? '', at }
    }

    function start({ touches, target }: TouchEvent) {
      stop()
      const [touch, another] = touches
      if (!touch || another || !(target instanceof Node) || !list.current?.contains(target)) return
      from = { x: touch.clientX, y: touch.clientY }
      timer = setTimeout(() => {
        const row = rowAt(touch)
        isDragging = row !== null
        if (row) latest.current.begin(row.id)
      }, HOLD)
    }

    function move(event: TouchEvent) {
      const [touch] = event.touches
      if (!touch || !from) return
      if (isDragging) {
        event.preventDefault()
        const row = rowAt(touch)
        if (row) latest.current.over(row.id, row.at)
      } else if (Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > STRAY) stop()
    }

    function finish(event: TouchEvent) {
      const [touch] = event.changedTouches
      const row = isDragging && touch ? rowAt(touch) : null
      // No click follows, which would choose the row.
      if (isDragging) event.preventDefault()
      if (row) latest.current.drop(row.id, row.at)
      stop()
    }

    function stop() {
      clearTimeout(timer)
      if (isDragging) latest.current.end()
      isDragging = false
      from = null
    }

    /** Neither the browser's own way of dragging nor its menu comes in between. */
    const hold = (event: Event) => from && event.preventDefault()
    const listening = new AbortController()
    const { signal } = listening
    // Of the page, because the list may not be there yet.
    document.addEventListener('touchstart', start, { signal, passive: true })
    document.addEventListener('touchmove', move, { signal, passive: false })
    document.addEventListener('touchend', finish, { signal, passive: false })
    document.addEventListener('touchcancel', stop, { signal })
    document.addEventListener('dragstart', hold, { signal, capture: true })
    document.addEventListener('contextmenu', hold, { signal })
    return () => {
      stop()
      listening.abort()
    }
  }, [list, attribute])
}
