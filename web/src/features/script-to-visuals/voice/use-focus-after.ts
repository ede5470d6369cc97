import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to a button once what it has begun is over, when the focus went with what showed that. */
export function useFocusAfter(isUnderWay: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const was = useRef(isUnderWay)
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (was.current && !isUnderWay && isNowhere) button.current?.focus({ preventScroll: true })
    was.current = isUnderWay
  }, [isUnderWay, button])
}
