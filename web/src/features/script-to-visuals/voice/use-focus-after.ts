import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus back to a button once the action it started is over, if the focus was lost with the element that showed the action. */
export function useFocusAfter(isUnderWay: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const was = useRef(isUnderWay)
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (was.current && !isUnderWay && isNowhere) button.current?.focus({ preventScroll: true })
    was.current = isUnderWay
  }, [isUnderWay, button])
}
