import { doc, serverTimestamp, setDoc } from 'firebase/firestore'
import { emptyDraft, POST_SCHEMA } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'

/**
 * Begins an empty draft. Its id is usable at once: the composer shows the draft while it is being stored.
 * @returns the id, and the promise of the draft being stored, which rejects when the rules refuse it
 */
export function beginPost(workspaceId: string, uid: string): { id: string; stored: Promise<void> } {
  const ref = doc(refs.posts(workspaceId))
  const stored = setDoc(ref, {
    ...emptyDraft(),
    id: ref.id,
    schema: POST_SCHEMA,
    rev: 1,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    createdBy: uid,
    generation: 0,
    lifecycle: 'draft',
    nextAt: null,
  })
  return { id: ref.id, stored }
}
