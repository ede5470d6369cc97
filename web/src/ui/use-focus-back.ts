import { useEffect, useState } from 'react'

/** Moves the focus back to the previously focused element on unmount, unless another element has it. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)

  useEffect(
    () => () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body
      if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}
