import type { Change } from '@postwright/core/scene/change'
import type { Editor } from './editor.ts'

/**
 * Applies a change that the user made and announces it to screen reader users.
 * @param gesture changes with the same gesture are undone together
 * @returns whether anything was changed
 */
export function runChange(editor: Pick<Editor, 'store' | 'view'>, change: Change | null, gesture?: string): boolean {
  if (!change || !editor.store.run(change, gesture)) return false
  announce(editor, `editor:did.${change.command}`)
  return true
}

/** Returns the ids of layers that a change adds, in order. */
export function addedIds({ edits }: Change): string[] {
  return edits.flatMap((edit) => (edit.kind === 'addLayer' ? [edit.layer.id] : []))
}

/**
 * Announces a text to screen reader users.
 * @param words a text key, announced even if it is the same as before
 */
export function announce({ view }: Pick<Editor, 'view'>, words: string): void {
  view.set({ announcement: { words, count: view.getState().announcement.count + 1 } })
}
