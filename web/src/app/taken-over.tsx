import { type ReactNode, useEffect } from 'react'

/**
 * Tells `after-paint.js` that the page answers now, so that what somebody did before is done again. Its place is inside of
 * the frame's boundary, which React takes over last.
 */
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event('postwright:takenover'))
  }, [])
  return children
}
