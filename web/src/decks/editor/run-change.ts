import type { Change } from '@postwright/core/scene/change'
import type { Editor } from './editor.ts'

/**
 * Makes a change that a person asked for, and says so to those who do not see it.
 * @param gesture changes with the same one are taken back together
 * @returns whether there was anything to do
 */
export function runChange(editor: Pick<Editor, 'store' | 'view'>, change: Change | null, gesture?: string): boolean {
  if (!change || !editor.store.run(change, gesture)) return false
  announce(editor, `editor:did.${change.command}`)
  return true
}

/** The ids of layers that a change adds, in their order. */
export function addedIds({ edits }: Change): string[] {
  return edits.flatMap((edit) => (edit.kind === 'addLayer' ? [edit.layer.id] : []))
}

/** @param words a key of the words, said even when it is the same as before */
export function announce({ view }: Pick<Editor, 'view'>, words: string): void {
  view.set({ announcement: { words, count: view.getState().announcement.count + 1 } })
}
