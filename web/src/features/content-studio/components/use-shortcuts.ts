import { useEffect, useRef } from 'react'

type Shortcuts = { onSubmit: () => void; onSave: () => void }

/** Ctrl or ⌘ with Enter submits, with S saves, wherever the focus is on the page. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.repeat) return
      if (event.key !== 'Enter' && event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (event.key === 'Enter') latest.current.onSubmit()
      else latest.current.onSave()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
