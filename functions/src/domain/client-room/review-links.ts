import type { createReviewLink, revokeReviewLink, updateReviewLink } from '@postwright/core/api/review-links'
import type { OutputOf } from '@postwright/core/endpoint'
import type { AuditAction } from '@postwright/core/model/audit-entry'
import { type ReviewLink, type ReviewLinkDraft, REVIEW_LINKS_MAX } from '@postwright/core/model/review-link'
import { paths } from '@postwright/core/paths'
import { hasRight } from '@postwright/core/rights/rights'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { FIELD_WORDS } from '../error-words.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { newRoomToken, readRoomToken, roomAddress } from './open-room.ts'

const DAY = 24 * 60 * 60 * 1000
/** Link id that no record has, for invalid tokens. */
const NOWHERE = 'none'

/**
 * Creates a review link. Its secret is returned here and not stored.
 * @throws the codes of the contract
 */
export async function makeReviewLink(
  deps: Deps,
  caller: Caller,
  { workspaceId, days, ...draft }: z.output<typeof createReviewLink.input>,
): Promise<OutputOf<typeof createReviewLink>> {
  await requireSharing(deps, caller, workspaceId, draft)
  requireContent(draft)
  const token = newRoomToken(deps.ids, workspaceId)
  const id = readRoomToken(token)?.linkId ?? NOWHERE
  const base = newDocument(deps.clock, { id, schema: 1, createdBy: caller.uid })
  const expiresAt = base.createdAt + days * DAY
  const link: ReviewLink = { ...base, ...draft, expiresAt, revokedAt: null, openedAt: null, acts: 0 }
  await deps.transact(async (tx) => {
    const count = await requireRoomIn(deps, tx, workspaceId)
    count()
    deps.reviewLinks.createIn(tx, workspaceId, link)
    noteIn(deps, tx, { action: 'review_link.made', caller, workspaceId, link })
  })
  return { link, address: roomAddress(deps.config, token) }
}

/**
 * Changes a link; its address stays.
 * @throws the codes of the contract
 */
export async function changeReviewLink(
  deps: Deps,
  caller: Caller,
  { workspaceId, linkId, rev, days, ...draft }: z.output<typeof updateReviewLink.input>,
): Promise<OutputOf<typeof updateReviewLink>> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  const link = await deps.transact(async (tx) => {
    const before = await getLinkIn(deps, tx, workspaceId, linkId)
    if (before.rev !== rev) throw new AppError('stale_revision', { message: `review link ${linkId}` })
    if (before.revokedAt !== null) throw new AppError('review_ended')
    const now = deps.clock.now()
    const after = { ...before, ...draft, expiresAt: days === undefined ? before.expiresAt : now + days * DAY }
    await requireSharing(deps, caller, workspaceId, after)
    requireContent(after)
    const isOpened = before.expiresAt <= now && after.expiresAt > now
    const count = isOpened ? await requireRoomIn(deps, tx, workspaceId) : null
    count?.()
    const { rev: _rev, updatedAt: _updatedAt, ...patch } = after
    const changed = deps.reviewLinks.updateIn(tx, workspaceId, before, patch)
    noteIn(deps, tx, { action: 'review_link.changed', caller, workspaceId, link: changed })
    return changed
  })
  return { link }
}

/**
 * Closes a link permanently.
 * @throws the codes of the contract
 */
export async function closeReviewLink(
  deps: Deps,
  caller: Caller,
  { workspaceId, linkId }: z.output<typeof revokeReviewLink.input>,
): Promise<OutputOf<typeof revokeReviewLink>> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  const link = await deps.transact(async (tx) => {
    const before = await getLinkIn(deps, tx, workspaceId, linkId)
    if (before.revokedAt !== null) return before
    const now = deps.clock.now()
    const patch = { revokedAt: now, expiresAt: Math.min(before.expiresAt, now) }
    const closed = deps.reviewLinks.updateIn(tx, workspaceId, before, patch)
    noteIn(deps, tx, { action: 'review_link.revoked', caller, workspaceId, link: closed })
    return closed
  })
  return { link }
}

/**
 * Checks that the workspace may have one more open link. The caller runs the returned function after all reads of the transaction, so that parallel
 * creations conflict.
 * @throws `list_full`
 */
async function requireRoomIn(
  deps: Pick<Deps, 'reviewLinks' | 'countGuards' | 'clock'>,
  tx: Tx,
  workspaceId: string,
): Promise<() => void> {
  const count = await deps.countGuards.readIn(tx, 'reviewLinks', workspaceId)
  const open = await deps.reviewLinks.countOpenIn(tx, workspaceId, deps.clock.now())
  if (open >= REVIEW_LINKS_MAX) throw new AppError('list_full', { message: `review links of ${workspaceId}` })
  return count
}

/** Checks the right to share. Only members who may approve can create a link that lets guests approve, so that it grants no additional right. */
async function requireSharing(
  deps: Pick<Deps, 'members' | 'workspaces'>,
  caller: Caller,
  workspaceId: string,
  { mayDecide }: Pick<ReviewLinkDraft, 'mayDecide'>,
): Promise<void> {
  const role = await requireRight(deps, caller, workspaceId, 'plan_posts')
  if (mayDecide && !hasRight(role, 'approve_posts')) {
    throw new AppError('forbidden', { message: `${caller.uid} is ${role} in ${workspaceId}: no approve_posts` })
  }
}

function requireContent({ postIds, deckIds }: Pick<ReviewLinkDraft, 'postIds' | 'deckIds'>): void {
  if (postIds.length + deckIds.length > 0) return
  throw new AppError('validation_failed', { fields: { postIds: FIELD_WORDS.nothingShared } })
}

async function getLinkIn(deps: Pick<Deps, 'reviewLinks'>, tx: Tx, wid: string, id: string): Promise<ReviewLink> {
  const link = await deps.reviewLinks.getIn(tx, wid, id)
  if (!link) throw new AppError('not_found', { message: `review link ${id}` })
  return link
}

type Noted = { action: AuditAction; caller: Caller; workspaceId: string; link: ReviewLink }

function noteIn(deps: Pick<Deps, 'auditLog'>, tx: Tx, { action, caller, workspaceId, link }: Noted): void {
  const { id, postIds, deckIds, mayDecide } = link
  const facts = { posts: postIds.length, decks: deckIds.length, mayDecide }
  deps.auditLog.appendIn(tx, {
    action,
    actorUid: caller.uid,
    workspaceId,
    subject: paths.reviewLink(workspaceId, id),
    facts,
  })
}
