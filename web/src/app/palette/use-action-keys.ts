import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OfferedAction } from '@/config/action.ts'
import { areSingleKeysOn } from '@/preferences/single-keys.ts'
import { screenActions } from '@/ui/screen-actions.ts'
import { performAction } from './perform-action.ts'

/** After `G`, the letter has to follow within this many milliseconds. */
const SECOND_KEY_WAIT = 1_500

const WRITTEN = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/**
 * The keys of these actions and of those that the open screen offers. Keys with Ctrl or ⌘ work everywhere; keys alone can be
 * turned off.
 */
export function useActionKeys(actions: readonly OfferedAction[]): void {
  const navigate = useNavigate()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })

  useEffect(() => {
    let goUntil = 0
    const find = (...keys: string[]) =>
      // What the screen has opened last comes first.
      [...screenActions.read().toReversed(), ...latest.current].find((action) => isSame(action.keys, keys))

    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.repeat) return
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand ? event.shiftKey : event.defaultPrevented || !meansAction(event.target)) return
      const isSecond = event.timeStamp < goUntil
      goUntil = !isCommand && event.key.toLowerCase() === 'g' ? event.timeStamp + SECOND_KEY_WAIT : 0
      const found = isCommand ? find('Mod', event.key) : (isSecond && find('G', event.key)) || find(event.key)
      if (!found) return
      if (isCommand) event.preventDefault()
      performAction(found, navigate)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navigate])
}

function isSame(keys: readonly string[] | undefined, pressed: readonly string[]): boolean {
  return keys?.join(' ').toLowerCase() === pressed.join(' ').toLowerCase()
}

/** Whether a key alone is for an action: letters are words in a field, and belong to a dialog or menu while one is open. */
function meansAction(target: EventTarget | null): boolean {
  if (!areSingleKeysOn()) return false
  const isWriting = target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITTEN))
  return !isWriting && !document.querySelector('[role="dialog"], [role="menu"]')
}
