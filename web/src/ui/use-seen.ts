import { useEffect, useRef, useState, type RefObject } from 'react'

/** Read a little before it comes into view. */
const MARGIN = '200px'

/** Whether an element has come into view; it stays so, because what was read once is followed cheaply. */
export function useSeen<Element extends HTMLElement>(): { ref: RefObject<Element | null>; isSeen: boolean } {
  const ref = useRef<Element>(null)
  const [isSeen, setIsSeen] = useState(() => typeof IntersectionObserver === 'undefined')

  useEffect(() => {
    if (isSeen || !ref.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isSeen])

  return { ref, isSeen }
}
