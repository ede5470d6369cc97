import { type RefObject, useEffect } from 'react'
import { areSingleKeysOn } from '@/preferences/single-keys.ts'
import { useEditor } from '../editor-context.ts'
import { chordOf } from './chord.ts'
import { pressKey, type KeyPlace } from './press-key.ts'

/** Key for which the browser fires the paste event, unless it is handled. */
const PASTE = 'mod+v'

/**
 * Handles the keys of the editor. They take precedence over those of the surrounding screen, and are ignored in fields, where letters are text, and
 * while a dialog or a menu is open.
 */
export function useEditorKeys(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor()

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const place = keyPlace(event.target, root.current)
      if (place === null || event.defaultPrevented) return
      const isAlone = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== ' '
      if (isAlone && !areSingleKeysOn()) return
      const chord = chordOf(event)
      if (chord === PASTE || !pressKey(editor, chord, place)) return
      event.stopPropagation()
      if (place !== 'field') event.preventDefault()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [editor, root])
}

const WRITTEN = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

const OPEN = '[role="dialog"], [role="menu"], [role="listbox"]'

/**
 * Returns the place of a key press or a paste; null outside the editor, while a dialog or a menu is open, and in elements that handle their own keys.
 */
export function keyPlace(target: EventTarget | null, root: HTMLElement | null): KeyPlace | null {
  if (isCovered()) return null
  if (!(target instanceof HTMLElement) || target.closest('[data-own-keys]')) return null
  if (target.isContentEditable || target.matches(WRITTEN)) return 'field'
  if (target.closest('[data-stage]')) return 'stage'
  if (root?.contains(target)) return 'panel'
  return target === document.body || target.id === 'content' ? 'stage' : null
}

/** Returns whether a dialog, a menu or a list is open; closed ones can stay in the page invisibly. */
function isCovered(): boolean {
  return [...document.querySelectorAll(OPEN)].some((element) => element.getClientRects().length > 0)
}
