import type { Change } from '@postwright/core/scene/change'
import { invertChange } from '@postwright/core/scene/invert-change'
import type { Editor } from '../editor.ts'
import { announce } from '../run-change.ts'

/** Brings back slides that a change has removed, whatever was done since; those that are there again already stay as they are. */
export function undoRemoval(editor: Editor, removal: Change): void {
  const { slides } = editor.store.getState().scene
  const { edits } = invertChange(removal)
  const missing = edits.filter((edit) => edit.kind === 'addSlide' && !slides.some(({ id }) => id === edit.slide.id))
  if (!editor.store.run({ command: 'addSlide', edits: missing })) return
  const [first] = missing
  if (first?.kind === 'addSlide') editor.view.set({ slideId: first.slide.id, selection: [], inside: '', editing: '' })
  announce(editor, 'editor:did.undo')
}
