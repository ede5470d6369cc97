import { useEffect, useState } from 'react'

/** Returns the focus to the previously focused element when the component is unmounted. */
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
