import type { DraftType } from '../draft-type.ts'
import { mergeVersions } from '../merge-versions.ts'
import type { WriteOutcome } from '../server-version.ts'
import { readCopy, type WaitingDraft, type WaitingProblem } from './waiting-item.ts'

/** `later` when the server could not be asked; `skipped` when another tab is sending it. */
export type SendOutcome = 'sent' | 'later' | 'skipped' | WaitingProblem

/**
 * Brings what was typed to the server. It writes only on top of the version that the changes build on, or what both sides
 * changed where that fits together: whatever else has happened to the document meanwhile, a person decides. May be repeated at
 * any time.
 */
export async function sendDraft(item: WaitingDraft, type: DraftType): Promise<SendOutcome> {
  const copy = readCopy(type, item)
  if (!copy) return 'skipped'
  const { workspaceId, documentId, base, draft } = copy
  const stored = await type.server.read(workspaceId, documentId)
  if (stored === null) return 'later'
  if (stored === 'forbidden') return { kind: 'refused', code: 'forbidden' }
  if (stored === 'missing') {
    if (base.rev > 0) return { kind: 'gone' }
    return afterWrite(await type.server.create(workspaceId, documentId, { uid: item.uid, draft }))
  }
  const merge = mergeVersions(type, { base: base.draft, mine: draft, theirs: stored.draft })
  if (merge === 'same' || merge === 'adopt') return 'sent'
  if (!stored.editable) return { kind: 'locked' }
  if (merge === 'conflict') return { kind: 'conflict' }
  const next = merge === 'rebase' ? draft : merge.merged
  return afterWrite(
    await type.server.write(workspaceId, documentId, { uid: item.uid, draft: next, rev: stored.rev + 1 }),
  )
}

/** A refusal means that another write was first, or that the person may not write any more: the next read shows which. */
function afterWrite(outcome: WriteOutcome): SendOutcome {
  return outcome === 'written' ? 'sent' : 'later'
}
