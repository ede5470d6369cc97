import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves the focus to the new screen after a navigation, so that keyboards and screen readers begin at its top. */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    target.current?.focus({ preventScroll: true })
  }, [pathname, target])
}
