import type { Uploaded } from '../data/upload-media.ts'

type Attach = (uploaded: Uploaded) => void

/** Null as long as the editor is only about to open. */
const editors = new Map<string, Set<Attach | null>>()

export type EditorState = 'closed' | 'opening' | 'open'

/** The posts that are open in an editor of this page: what waits for them is the editor's business. */
export const openEditors = {
  stateOf(postId: string): EditorState {
    const known = editors.get(postId)
    if (!known) return 'closed'
    return [...known].some((attach) => attach !== null) ? 'open' : 'opening'
  },
  /** Gives a picture to the post's editor; false when it is not open. */
  attach(postId: string, uploaded: Uploaded): boolean {
    const attach = [...(editors.get(postId) ?? [])].find((each) => each !== null)
    attach?.(uploaded)
    return attach !== undefined
  },
  /** Registers an editor, or with null one that is about to open. Returns the way to leave. */
  enter(postId: string, attach: Attach | null): () => void {
    const known = editors.get(postId) ?? new Set()
    editors.set(postId, known.add(attach))
    return () => {
      known.delete(attach)
      if (known.size === 0 && editors.get(postId) === known) editors.delete(postId)
    }
  },
}
