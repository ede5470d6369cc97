import { useEffect, useRef, useState } from 'react'

/** Whether an element has been in sight; where that cannot be told, it has. */
export function useSeen<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isSeen }
}
