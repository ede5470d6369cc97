import type { Uploaded } from '../data/upload-media.ts'
import { documentKey, type DocumentAddress } from './waiting-item.ts'

type Attach = (uploaded: Uploaded, place: string) => void

/** What an open editor takes: pictures that were uploaded for its document, where its documents have any. */
export type OpenEditor = { attach: Attach | null }

/** Null as long as the editor is only about to open. */
const editors = new Map<string, Set<OpenEditor | null>>()

export type EditorState = 'closed' | 'opening' | 'open'

/** The documents that are open in an editor of this page: what waits for them is the editor's to save. */
export const openEditors = {
  stateOf(document: DocumentAddress): EditorState {
    const known = editors.get(documentKey(document))
    if (!known) return 'closed'
    return [...known].some((editor) => editor !== null) ? 'open' : 'opening'
  },
  /** Gives a picture to the document's editor; false when it is not open. */
  attach(document: DocumentAddress, uploaded: Uploaded, place: string): boolean {
    const editor = [...(editors.get(documentKey(document)) ?? [])].find((each) => each?.attach)
    editor?.attach?.(uploaded, place)
    return editor !== undefined
  },
  /** Registers an editor, or with null one that is about to open. Returns the way to leave. */
  enter(document: DocumentAddress, editor: OpenEditor | null): () => void {
    const key = documentKey(document)
    const known = editors.get(key) ?? new Set()
    editors.set(key, known.add(editor))
    return () => {
      known.delete(editor)
      if (known.size === 0 && editors.get(key) === known) editors.delete(key)
    }
  },
}
