import { useEffect, useRef, type RefObject } from 'react'
import { postTextOf } from './post-text-of.ts'

/** Alt with Enter in the text of the post mends what stands at the cursor. */
export function useMendKey(root: RefObject<HTMLElement | null>, onMend: () => void): void {
  const latest = useRef(onMend)
  useEffect(() => {
    latest.current = onMend
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.target !== postTextOf(root.current)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [root])
}
