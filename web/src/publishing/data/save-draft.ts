import { FirebaseError } from 'firebase/app'
import { getDocFromServer, serverTimestamp, updateDoc } from 'firebase/firestore'
import type { Post, PostDraft } from '@postwright/core/model/post'
import { EDITABLE_LIFECYCLES } from '@postwright/core/publishing/lifecycle'
import { refs } from '@/lib/live/refs.ts'
import { log } from '@/lib/log.ts'
import type { ServerVersion } from '../merge-versions.ts'

/** `refused` means that the rules said no: another write was first, or the post may not be edited any more. */
export type WriteOutcome = 'written' | 'refused' | 'failed'

/** What the server has of a post; `forbidden` when it does not say, null when it cannot be asked. */
export type StoredPost = ServerVersion | 'missing' | 'forbidden' | null

/** Writes the draft fields as revision `rev`; the rules refuse unless the stored revision is the one before. */
export async function saveDraft(
  workspaceId: string,
  postId: string,
  { text, media, connectionIds }: PostDraft,
  rev: number,
): Promise<WriteOutcome> {
  const ref = refs.post(workspaceId, postId)
  return outcomeOf(updateDoc(ref, { text, media, connectionIds, rev, updatedAt: serverTimestamp() }))
}

/** How a write under the rules ended. */
export async function outcomeOf(write: Promise<void>): Promise<WriteOutcome> {
  try {
    await write
    return 'written'
  } catch (error) {
    if (isRefusal(error)) return 'refused'
    log.error('Draft: could not be saved', error)
    return 'failed'
  }
}

/** What the server has now. */
export async function readStored(workspaceId: string, postId: string): Promise<StoredPost> {
  try {
    const post = (await getDocFromServer(refs.post(workspaceId, postId))).data()
    return post ? toServerVersion(post) : 'missing'
  } catch (error) {
    if (isRefusal(error)) return 'forbidden'
    log.error('Draft: the stored version could not be read', error)
    return null
  }
}

/** What the server has now; null when it cannot be asked or the post is gone. */
export async function readLatest(workspaceId: string, postId: string): Promise<ServerVersion | null> {
  const stored = await readStored(workspaceId, postId)
  return typeof stored === 'string' ? null : stored
}

/** The part of a post that the composer edits and what decides whether it may. */
export function toServerVersion({ rev, text, media, connectionIds, lifecycle }: Post): ServerVersion {
  const isEditable = EDITABLE_LIFECYCLES.some((editable) => editable === lifecycle)
  return { rev, draft: { text, media, connectionIds }, editable: isEditable }
}

function isRefusal(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied'
}
