import type { Uploaded } from '../data/upload-media.ts'
import { documentKey, type DocumentAddress } from './waiting-item.ts'

type Attach = (uploaded: Uploaded, place: string) => void

/** An open editor accepts media files uploaded for its document, if its documents have any. */
export type OpenEditor = { attach: Attach | null }

/** Open editors by document; null for an editor that is opening. */
const editors = new Map<string, Set<OpenEditor | null>>()

export type EditorState = 'closed' | 'opening' | 'open'

/** Documents open in an editor of this page; the editor saves their pending items. */
export const openEditors = {
  stateOf(document: DocumentAddress): EditorState {
    const known = editors.get(documentKey(document))
    if (!known) return 'closed'
    return [...known].some((editor) => editor !== null) ? 'open' : 'opening'
  },
  /** Passes a media file to an editor of the document; false if no open one accepts files. */
  attach(document: DocumentAddress, uploaded: Uploaded, place: string): boolean {
    const editor = [...(editors.get(documentKey(document)) ?? [])].find((each) => each?.attach)
    editor?.attach?.(uploaded, place)
    return editor !== undefined
  },
  /** Registers an editor, or, with null, one that is opening. Returns a function that unregisters it. */
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
