import { type RefObject, useEffect } from 'react'
import { areSingleKeysOn } from '@/preferences/single-keys.ts'
import { useEditor } from '../editor-context.ts'
import { chordOf } from './chord.ts'
import { keyPlace } from './key-place.ts'
import { pressKey } from './press-key.ts'

/** The browser answers it with the clipboard itself, unless the key is taken. */
const PASTE = 'mod+v'

/**
 * The keys of the editor. They come before those of the screen around it, and mean nothing in fields, where letters are
 * words, and while a dialog or a menu is open.
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
