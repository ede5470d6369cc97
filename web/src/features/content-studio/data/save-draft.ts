import { FirebaseError } from 'firebase/app'
import { getDocFromServer, serverTimestamp, updateDoc } from 'firebase/firestore'
import type { Post, PostDraft } from '@postwright/core/model/post'
import { EDITABLE_LIFECYCLES } from '@postwright/core/publishing/lifecycle'
import { refs } from '@/lib/live/refs.ts'
import { log } from '@/lib/log.ts'
import type { WriteOutcome } from '../autosave.ts'
import type { ServerVersion } from '../merge-versions.ts'

/** Writes the draft fields as revision `rev`; the rules refuse unless the stored revision is the one before. */
export async function saveDraft(
  workspaceId: string,
  postId: string,
  { text, media, connectionIds }: PostDraft,
  rev: number,
): Promise<WriteOutcome> {
  try {
    const ref = refs.post(workspaceId, postId)
    await updateDoc(ref, { text, media, connectionIds, rev, updatedAt: serverTimestamp() })
    return 'written'
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'refused'
    log.error('Draft: could not be saved', error)
    return 'failed'
  }
}

/** What the server has now; null when it cannot be asked or the post is gone. */
export async function readLatest(workspaceId: string, postId: string): Promise<ServerVersion | null> {
  try {
    const post = (await getDocFromServer(refs.post(workspaceId, postId))).data()
    return post ? toServerVersion(post) : null
  } catch (error) {
    log.error('Draft: the stored version could not be read', error)
    return null
  }
}

/** The part of a post that the composer edits and what decides whether it may. */
export function toServerVersion({ rev, text, media, connectionIds, lifecycle }: Post): ServerVersion {
  const isEditable = EDITABLE_LIFECYCLES.some((editable) => editable === lifecycle)
  return { rev, draft: { text, media, connectionIds }, editable: isEditable }
}
