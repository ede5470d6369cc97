import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OfferedAction } from '@/config/action.ts'
import { areSingleKeysOn } from '@/preferences/single-keys.ts'
import { screenActions } from '@/ui/screen-actions.ts'
import { performAction } from './app-actions.ts'

/** After `G`, the letter has to follow within this many milliseconds. */
const SECOND_KEY_WAIT = 1_500
/** A key that means something alone waits this long for a second one, where that means something else. */
const ALONE_WAIT = 350

const WRITTEN = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/**
 * The keys of these actions and of those that the open screen offers. Keys with Ctrl or ⌘ work everywhere; keys alone can be
 * turned off.
 * @param isCovered while something opens above the screen: what is typed by then was meant for it
 */
export function useActionKeys(actions: readonly OfferedAction[], isCovered = false): void {
  const navigate = useNavigate()
  const latest = useRef({ actions, isCovered })
  useEffect(() => {
    latest.current = { actions, isCovered }
  })

  useEffect(() => {
    /** The letter that was pressed before, and until when another one belongs to it. */
    let first = { key: '', until: 0 }
    let alone: { timer: ReturnType<typeof setTimeout>; run: () => void } | null = null
    const endAlone = (isMeant: boolean) => {
      clearTimeout(alone?.timer)
      const waiting = alone
      alone = null
      if (isMeant) waiting?.run()
    }
    // What the screen has opened last comes first.
    const offered = () =>
      [...screenActions.read().toReversed(), ...latest.current.actions].filter(({ hasOwnKeys }) => !hasOwnKeys)
    const find = (...keys: string[]) => offered().find((action) => isSame(action.keys, keys))
    const begins = (key: string) =>
      offered().some(({ keys = [] }) => keys.length === 2 && keys[0]?.toLowerCase() === key && keys[0] !== 'Mod')

    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.repeat) return
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand ? event.shiftKey : event.defaultPrevented || latest.current.isCovered || !meansAction(event.target))
        return
      const key = event.key.toLowerCase()
      const second = !isCommand && event.timeStamp < first.until ? find(first.key, key) : undefined
      const found = isCommand ? find('Mod', key) : (second ?? find(key))
      endAlone(!second)
      first = { key, until: !isCommand && !second && begins(key) ? event.timeStamp + SECOND_KEY_WAIT : 0 }
      if (!found) return
      if (isCommand) event.preventDefault()
      const run = () => performAction(found, navigate)
      if (first.until > 0) alone = { run, timer: setTimeout(() => endAlone(true), ALONE_WAIT) }
      else run()
    }
    window.addEventListener('keydown', press)
    return () => {
      endAlone(false)
      window.removeEventListener('keydown', press)
    }
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
