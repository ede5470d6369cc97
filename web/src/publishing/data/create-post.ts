import { doc, serverTimestamp, setDoc } from 'firebase/firestore'
import { POST_SCHEMA, type PostDraft } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'

/** A post that has just been begun: its id at once, and the promise of its being stored. */
export type BegunPost = { id: string; stored: Promise<void> }

/** Begins a post with the given draft. The id is usable immediately; `stored` rejects when the rules refuse it. */
export function createPost(workspaceId: string, uid: string, draft: PostDraft): BegunPost {
  const ref = doc(refs.posts(workspaceId))
  const stored = setDoc(ref, {
    ...draft,
    id: ref.id,
    schema: POST_SCHEMA,
    rev: 1,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    createdBy: uid,
    generation: 0,
    lifecycle: 'draft',
    nextAt: null,
    publishedAt: null,
  })
  return { id: ref.id, stored }
}
