import { doc, serverTimestamp, setDoc } from 'firebase/firestore'
import { POST_SCHEMA, type PostDraft } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'
import { outcomeOf, type WriteOutcome } from './save-draft.ts'

/** An id for a post that does not exist yet. */
export function newPostId(workspaceId: string): string {
  return doc(refs.posts(workspaceId)).id
}

/** Stores a new post as its revision 1; settles when the server has answered. The rules refuse an id that is taken. */
export function createPost(
  workspaceId: string,
  postId: string,
  { uid, draft }: { uid: string; draft: PostDraft },
): Promise<WriteOutcome> {
  return outcomeOf(
    setDoc(refs.post(workspaceId, postId), {
      ...draft,
      id: postId,
      schema: POST_SCHEMA,
      rev: 1,
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
      createdBy: uid,
      generation: 0,
      lifecycle: 'draft',
      nextAt: null,
      publishedAt: null,
    }),
  )
}
