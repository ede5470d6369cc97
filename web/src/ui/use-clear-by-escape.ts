import { useEffect, useEffectEvent } from 'react'

/** Clears a selection on Escape. NOTE overlays above the screen receive the key first and close instead. */
export function useClearByEscape(isOn: boolean, onClear: () => void): void {
  const clear = useEffectEvent(({ key, defaultPrevented, target }: KeyboardEvent) => {
    const isElsewhere =
      target instanceof Element && target.closest('[role="dialog"], [role="menu"], input[type="text"]')
    if (key === 'Escape' && !defaultPrevented && !isElsewhere) onClear()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => clear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
