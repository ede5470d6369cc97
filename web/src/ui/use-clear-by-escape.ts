import { useEffect, useEffectEvent } from 'react'

/** Escape ends a selection. NOTE what is open above the screen hears the key first, and ends that. */
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
