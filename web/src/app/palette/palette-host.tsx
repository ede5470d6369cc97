import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import type { LoadDialog, Action, OfferedAction } from '@/config/action.ts'
import { type ListedAction, performAction } from './app-actions.ts'
import { FEATURES } from '../features.ts'
import { useState, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { areSingleKeysOn } from '@/preferences/single-keys.ts'
import { screenActions } from '@/ui/screen-actions.ts'

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette)
const ShortcutsSheet = lazyPart(async () => {
  const load = [import('./shortcuts-sheet.tsx'), loadScreenActions()] as const
  const [{ ShortcutsSheet: Sheet }, screenActions] = await Promise.all(load)
  return (props: SheetProps) => <Sheet {...props} screenActions={screenActions} />
})

type SheetProps = { actions: readonly ListedAction[]; onClose: () => void }

/** Overlay that is open above the screen. */
export type Overlay = 'palette' | 'shortcuts' | { load: LoadDialog } | null

type Props = { open: Overlay; onClose: () => void; actions: readonly ListedAction[] }

/** Hosts the palette and the sheet of shortcuts, with the keys of all actions; their code loads on first use. */
export function PaletteHost({ open, onClose, actions }: Props) {
  useActionKeys(actions, open !== null)

  return (
    <>
      {open === 'palette' && <CommandPalette actions={actions} onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutsSheet actions={actions} onClose={onClose} />}
      {typeof open === 'object' && open && <OpenedDialog load={open.load} onClose={onClose} />}
    </>
  )
}

/** Loads the actions of all areas' screens, open or not. Admin screens register their own, so other users do not load them. */
export async function loadScreenActions(): Promise<Action<never>[]> {
  const lists = FEATURES.flatMap(({ screenActions = [] }) => screenActions)
  return (await Promise.all(lists.map((load) => load()))).flat()
}

type OpenedDialogProps = { load: LoadDialog; onClose: () => void }

/** Shows a dialog of an area above the open screen, once its code has loaded. */
function OpenedDialog({ load, onClose }: OpenedDialogProps) {
  const [Opened] = useState(() => lazyPart(async () => (await load()).Component))
  return <Opened onClose={onClose} />
}

/** Maximum milliseconds between the two keys of a combination such as `G` and a letter. */
const SECOND_KEY_WAIT = 1_500

/** Milliseconds that a key with an action of its own waits for a second key, if the combination has another action. */
const ALONE_WAIT = 350

const WRITTEN = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/**
 * Handles the keys of these actions and of the open screen's actions. Keys with Ctrl or ⌘ work everywhere; single keys can be turned off.
 * @param isCovered true while an overlay is opening or open above the screen: keys typed meanwhile are meant for the overlay
 */
export function useActionKeys(actions: readonly OfferedAction[], isCovered = false): void {
  const navigate = useNavigate()
  const latest = useRef({ actions, isCovered })
  useEffect(() => {
    latest.current = { actions, isCovered }
  })

  useEffect(() => {
    /** Letter that was pressed before, and the time until which a second key completes it. */
    let first = { key: '', until: 0 }
    let alone: { timer: ReturnType<typeof setTimeout>; run: () => void } | null = null
    const endAlone = (isMeant: boolean) => {
      clearTimeout(alone?.timer)
      const waiting = alone
      alone = null
      if (isMeant) waiting?.run()
    }
    // The screen's most recently added actions take precedence.
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

/** Returns whether a single key triggers an action: in a field it is text, and an open dialog or menu handles its own keys. */
function meansAction(target: EventTarget | null): boolean {
  if (!areSingleKeysOn()) return false
  const isWriting = target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITTEN))
  return !isWriting && !document.querySelector('[role="dialog"], [role="menu"]')
}
