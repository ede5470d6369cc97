import { POST_MEDIA_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { ApiError } from '@/lib/api-error.ts'
import type { HeldLock } from '@/lib/hold-tab-lock.ts'
import type { Uploaded } from '../data/upload-media.ts'
import type { Outbox } from './create-outbox.ts'
import type { PostServer, SendOutcome } from './send-draft.ts'
import type { WaitingPicture } from './waiting-item.ts'

export type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void }

export type PictureDeps = {
  outbox: Pick<Outbox, 'getItems' | 'change'>
  server: Pick<PostServer, 'read'>
  upload(picture: WaitingPicture, options: UploadOptions): Promise<Uploaded>
  holdItem(id: string): HeldLock
  newId(): string
}

/** What an upload that failed means for the picture; a server that could not be asked, or asks to sign in, is tried again. */
export function afterFailedUpload(error: unknown): SendOutcome {
  const isRefused = error instanceof ApiError && error.isDefinitive && error.status !== 401
  return isRefused ? { kind: 'refused', code: error.code } : 'later'
}

/**
 * Puts an uploaded picture into a post that is open in no editor: into the changes that wait for that post, or into a new one.
 * The picture leaves the outbox in the same step, so that it is in one of the two places whenever the page ends.
 */
export async function attachUnseen(
  picture: WaitingPicture,
  mediaId: string,
  { outbox, server, holdItem, newId }: PictureDeps,
): Promise<SendOutcome> {
  const { uid, workspaceId, postId, keptAt } = picture
  const waiting = outbox
    .getItems()
    .findLast((item) => item.kind === 'draft' && item.postId === postId && item.uid === uid)
  if (waiting?.kind === 'draft') {
    const draft = withPicture(waiting.draft, mediaId)
    if (draft === null) return { kind: 'full' }
    const lock = holdItem(waiting.id)
    const isOurs = await lock.granted
    if (isOurs) await outbox.change([{ ...waiting, draft }], [picture.id])
    lock.release()
    return isOurs ? 'sent' : 'skipped'
  }
  const stored = await server.read(workspaceId, postId)
  if (stored === null) return 'later'
  if (stored === 'missing') return { kind: 'gone' }
  if (stored === 'forbidden') return { kind: 'refused', code: 'forbidden' }
  const draft = withPicture(stored.draft, mediaId)
  if (draft === null) return { kind: 'full' }
  if (!stored.editable && draft !== stored.draft) return { kind: 'locked' }
  const base = { rev: stored.rev, draft: stored.draft }
  const id = newId()
  await outbox.change(
    [{ kind: 'draft', id, uid, workspaceId, postId, keptAt, problem: null, base, draft }],
    [picture.id],
  )
  return 'sent'
}

/** The draft with one more picture; the same draft when it has it already, null when there is no room. */
export function withPicture(draft: PostDraft, mediaId: string): PostDraft | null {
  if (draft.media.some((item) => item.mediaId === mediaId)) return draft
  if (draft.media.length >= POST_MEDIA_MAX) return null
  return { ...draft, media: [...draft.media, { mediaId, alt: '' }] }
}
