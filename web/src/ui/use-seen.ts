import { useEffect, useRef, useState, type RefObject } from 'react'

/** Distance before the element comes into view at which it counts as seen. */
const MARGIN = '200px'

/** Returns whether an element has come into view. Once true it stays true, because a subscription to data that was already read is cheap. */
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
