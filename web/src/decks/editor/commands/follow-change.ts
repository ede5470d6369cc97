import type { Change } from '@postwright/core/scene/change'
import type { Editor } from '../editor.ts'
import { addedIds, announce } from '../run-change.ts'
import { getCurrentLayers } from '../editor-selectors.ts'
import { invertChange } from '@postwright/core/scene/invert-change'

/** After a change a person goes on with what it made: new layers are chosen, a new slide is shown, a deleted one can be had back. */
export function followChange(editor: Editor, change: Change): void {
  if (change.command === 'removeSlide')
    editor.ports.offerUndo?.('editor:did.removeSlide', () => undoRemoval(editor, change))
  const slide = change.edits.find((edit) => edit.kind === 'addSlide')
  if (slide) editor.view.set({ slideId: slide.slide.id, selection: [], inside: '', editing: '' })
  const tops = findTopLayers(editor, addedIds(change))
  if (!slide && tops.length > 0) editor.view.set({ selection: tops })
}

/** Of layers those that are in none of the others. */
export function findTopLayers(editor: Editor, ids: readonly string[]): string[] {
  const added = getCurrentLayers(editor).filter(({ id }) => ids.includes(id))
  return added.filter(({ groupId }) => !ids.includes(groupId)).map(({ id }) => id)
}

/** Brings back slides that a change has removed, whatever was done since; those that are there again already stay as they are. */
function undoRemoval(editor: Editor, removal: Change): void {
  const { slides } = editor.store.getState().scene
  const { edits } = invertChange(removal)
  const missing = edits.filter((edit) => edit.kind === 'addSlide' && !slides.some(({ id }) => id === edit.slide.id))
  if (!editor.store.run({ command: 'addSlide', edits: missing })) return
  const [first] = missing
  if (first?.kind === 'addSlide') editor.view.set({ slideId: first.slide.id, selection: [], inside: '', editing: '' })
  announce(editor, 'editor:did.undo')
}
