import type { Editor } from '../editor.ts'
import type { WritingSession } from './create-writing.ts'

const COMMANDS = new Map([
  ['mod+b', 'toggleBold'],
  ['mod+i', 'toggleItalic'],
  ['mod+u', 'toggleUnderline'],
  ['mod+shift+x', 'toggleStrike'],
  ['mod+*', 'toggleBullets'],
  ['mod+8', 'toggleBullets'],
  ['mod+&', 'toggleNumbers'],
  ['mod+7', 'toggleNumbers'],
])

const WAYS = new Map([
  ['arrowup', 'up'],
  ['arrowdown', 'down'],
  ['home', 'start'],
  ['end', 'end'],
] as const)

/** Keys while a text is written. @returns whether the field itself must not take it */
export function pressWhileWriting(editor: Editor, session: WritingSession, chord: string): boolean {
  if (chord === 'escape' || chord === 'mod+enter') {
    editor.view.set({ editing: '' })
    document.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true })
    return true
  }
  const command = COMMANDS.get(chord)
  if (command !== undefined) return session.command(command)
  const [, shift = '', key = ''] = /^(shift\+)?(\w+)$/.exec(chord) ?? []
  const way = [...WAYS].find(([name]) => name === key)?.[1]
  if (way) {
    session.moveCaret(way, shift !== '')
    return true
  }
  if (chord === 'mod+z') session.undo()
  else if (chord === 'mod+shift+z' || chord === 'mod+y') session.redo()
  else if (chord === 'tab' || chord === 'shift+tab') return session.indent(chord === 'tab' ? 1 : -1)
  else return false
  return true
}
