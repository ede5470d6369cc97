import { getDoc } from 'firebase/firestore'
import type { Post } from '@postwright/core/model/post'
import { refs } from '@/lib/live/refs.ts'

/** The post as it is now, or null when it no longer exists: its revision belongs to every change of the plan. */
export async function readPost(workspaceId: string, postId: string): Promise<Post | null> {
  const snapshot = await getDoc(refs.post(workspaceId, postId))
  return snapshot.data() ?? null
}
