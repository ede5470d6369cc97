import type { Change } from '@postwright/core/scene/change'
import type { Editor } from '../editor.ts'
import { addedIds, announce } from '../run-change.ts'
import { getCurrentLayers } from '../editor-selectors.ts'
import { invertChange } from '@postwright/core/scene/invert-change'

/** Updates the view after a change: selects new layers, shows a new slide, and offers to restore a deleted one. */
export function followChange(editor: Editor, change: Change): void {
  if (change.command === 'removeSlide')
    editor.ports.offerUndo?.('editor:did.removeSlide', () => undoRemoval(editor, change))
  const slide = change.edits.find((edit) => edit.kind === 'addSlide')
  if (slide) editor.view.set({ slideId: slide.slide.id, selection: [], inside: '', editing: '' })
  const tops = findTopLayers(editor, addedIds(change))
  if (!slide && tops.length > 0) editor.view.set({ selection: tops })
}

/** Returns the ids of those layers of the current slide that are nested in none of the others. */
export function findTopLayers(editor: Editor, ids: readonly string[]): string[] {
  const added = getCurrentLayers(editor).filter(({ id }) => ids.includes(id))
  return added.filter(({ groupId }) => !ids.includes(groupId)).map(({ id }) => id)
}

/** Restores slides that a change has removed, regardless of later changes; slides that already exist again stay unchanged. */
function undoRemoval(editor: Editor, removal: Change): void {
  const { slides } = editor.store.getState().scene
  const { edits } = invertChange(removal)
  const missing = edits.filter((edit) => edit.kind === 'addSlide' && !slides.some(({ id }) => id === edit.slide.id))
  if (!editor.store.run({ command: 'addSlide', edits: missing })) return
  const [first] = missing
  if (first?.kind === 'addSlide') editor.view.set({ slideId: first.slide.id, selection: [], inside: '', editing: '' })
  announce(editor, 'editor:did.undo')
}
