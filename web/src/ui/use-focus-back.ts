import { useEffect, useState } from 'react'

/** While the component is there the focus may be inside of it; when it goes, the focus returns to where it was before. */
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
