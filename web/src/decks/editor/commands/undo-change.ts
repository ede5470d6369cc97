import { announce } from '../run-change.ts'
import type { Editor } from '../editor.ts'

export function undoChange(editor: Editor): void {
  if (editor.store.undo()) announce(editor, 'editor:did.undo')
}

export function redoChange(editor: Editor): void {
  if (editor.store.redo()) announce(editor, 'editor:did.redo')
}
