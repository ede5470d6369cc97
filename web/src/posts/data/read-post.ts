import { getDoc } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'

/** Reads the current post, or null if it no longer exists. Every change of the plan needs its revision. */
export async function readPost(workspaceId: string, postId: string): Promise<Post | null> {
  const snapshot = await getDoc(refs.post(workspaceId, postId))
  return snapshot.data() ?? null
}
