import type { Editor } from '../editor.ts'
import { announce } from '../run-change.ts'
import { pasteData } from './paste-data.ts'

/** Pastes from a menu, which has to ask the browser for the clipboard. */
export async function pasteCopied(editor: Editor): Promise<void> {
  let text = ''
  try {
    text = await navigator.clipboard.readText()
  } catch {
    return announce(editor, 'editor:command.notPasted')
  }
  return pasteData(editor, { text, files: [] })
}
