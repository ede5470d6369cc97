import type { PostDraft } from '@postwright/core/model/post'
import type { StoredPost, WriteOutcome } from '../data/save-draft.ts'
import { mergeVersions } from '../merge-versions.ts'
import type { WaitingDraft, WaitingProblem } from './waiting-item.ts'

/** `later` when the server could not be asked; `skipped` when another tab has it in hand. */
export type SendOutcome = 'sent' | 'later' | 'skipped' | WaitingProblem

export type PostServer = {
  read(workspaceId: string, postId: string): Promise<StoredPost>
  write(workspaceId: string, postId: string, draft: PostDraft, rev: number): Promise<WriteOutcome>
  create(workspaceId: string, postId: string, post: { uid: string; draft: PostDraft }): Promise<WriteOutcome>
}

/**
 * Brings what was typed to the server. It writes only on top of the version that the changes build on: whatever else has
 * happened to the post meanwhile, a person decides. May be repeated at any time.
 */
export async function sendDraft(item: WaitingDraft, server: PostServer): Promise<SendOutcome> {
  const { workspaceId, postId, base, draft } = item
  const stored = await server.read(workspaceId, postId)
  if (stored === null) return 'later'
  if (stored === 'forbidden') return { kind: 'refused', code: 'forbidden' }
  if (stored === 'missing') {
    if (base.rev > 0) return { kind: 'gone' }
    return afterWrite(await server.create(workspaceId, postId, { uid: item.uid, draft }))
  }
  const merge = mergeVersions(base.draft, draft, stored.draft)
  if (merge === 'same' || merge === 'adopt') return 'sent'
  if (!stored.editable) return { kind: 'locked' }
  if (merge === 'conflict') return { kind: 'conflict' }
  return afterWrite(await server.write(workspaceId, postId, draft, stored.rev + 1))
}

/** A refusal means that another write was first, or that the person may not write any more: the next look tells which. */
function afterWrite(outcome: WriteOutcome): SendOutcome {
  return outcome === 'written' ? 'sent' : 'later'
}
