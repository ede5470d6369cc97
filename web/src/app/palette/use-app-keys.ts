import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { areSingleKeysOn } from '@/preferences/single-keys.ts'
import { SHEET_KEY } from './command-key.ts'

/** After `g`, the letter has to follow within this many milliseconds. */
const SECOND_KEY_WAIT = 1_500

const WRITTEN = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

const PLACES: Partial<Record<string, string>> = {
  o: routes.dashboard.href(),
  s: routes.contentStudio.href(),
  c: routes.contentScheduler.href(),
  p: routes.connectedPlatforms.href(),
  t: routes.settings.href(),
}

type Keys = { onPalette: () => void; onShortcuts: () => void; onNewPost: () => void }

/**
 * The keys that work on every screen: the palette, the sheet of shortcuts, a new post, and `g` with a letter to go
 * somewhere. All but the palette can be turned off.
 */
export function useAppKeys(keys: Keys): void {
  const navigate = useNavigate()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    let goUntil = 0
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.repeat) return
      const key = event.key.toLowerCase()
      if (event.ctrlKey || event.metaKey) {
        if (key !== 'k' || event.shiftKey) return
        event.preventDefault()
        latest.current.onPalette()
        return
      }
      // Letters are words in a field, and belong to a dialog or menu while one is open.
      if (!areSingleKeysOn() || isWriting(event.target)) return
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      const place = event.timeStamp < goUntil ? PLACES[key] : undefined
      goUntil = key === 'g' ? event.timeStamp + SECOND_KEY_WAIT : 0
      if (place !== undefined) void navigate(place)
      else if (key === SHEET_KEY) latest.current.onShortcuts()
      else if (key === 'n') latest.current.onNewPost()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate])
}

/** Whether letters mean something where the focus is: they do nothing in a switch. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITTEN))
}
