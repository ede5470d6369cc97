import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { FULL_NAME_MAX } from '../limits.ts'
import { oneLine } from '../text/text-fields.ts'
import { documentBase } from './document.ts'
import { REVIEW_NOTE_MAX } from './notification.ts'

/** The size of one review link, the open ones of a workspace, and the acts of guests by one. */
export const REVIEW_POSTS_MAX = 50

const REVIEW_DECKS_MAX = 10

export const REVIEW_LINKS_MAX = 200

export const REVIEW_LINK_ACTS_MAX = 1_000

export const REVIEW_LINK_NAME_MAX = 60

/** Longer than any secret of a review link. */
export const REVIEW_TOKEN_MAX = 300

/** Days that a review link can be open. */
export const REVIEW_LINK_DAYS = [7, 30, 90] as const

export const reviewLinkDraftSchema = z.object({
  /** The team's name for the client. */
  name: oneLine(REVIEW_LINK_NAME_MAX),
  postIds: z.array(documentId()).max(REVIEW_POSTS_MAX),
  deckIds: z.array(documentId()).max(REVIEW_DECKS_MAX),
  /** Whether guests approve posts and send them back. */
  mayDecide: z.boolean(),
  mayComment: z.boolean(),
})

export type ReviewLinkDraft = z.infer<typeof reviewLinkDraftSchema>

/**
 * An address that shows some posts and decks to people without an account, `workspaces/{wid}/reviewLinks/{hash of its secret}`:
 * members read, the API writes. It shows what it names and nothing else.
 */
export const reviewLinkSchema = documentBase.extend({
  ...reviewLinkDraftSchema.shape,
  expiresAt: instant(),
  revokedAt: instant().nullable(),
  /** When somebody opened it last. */
  openedAt: instant().nullable(),
  /** Decisions and comments so far. */
  acts: z.int().min(0),
})

export type ReviewLink = z.infer<typeof reviewLinkSchema>

/** Why a review link opens nothing; null while it does. */
export function findReviewLinkEnd(
  { expiresAt, revokedAt }: Pick<ReviewLink, 'expiresAt' | 'revokedAt'>,
  now: number,
): 'revoked' | 'expired' | null {
  if (revokedAt !== null) return 'revoked'
  return now >= expiresAt ? 'expired' : null
}

export const REVIEW_ACTS = ['approved', 'returned', 'commented'] as const
export type ReviewActKind = (typeof REVIEW_ACTS)[number]

/**
 * An act of a guest, `workspaces/{wid}/reviewActs/{id}`: appended by the API, never changed. The id follows from what was
 * done, so a repeated act is one document.
 */
export const reviewActSchema = documentBase.extend({
  linkId: documentId(),
  /** As the guest called themselves. */
  guest: z.string().min(1).max(FULL_NAME_MAX),
  act: z.enum(REVIEW_ACTS),
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('post'), id: documentId() }),
    z.object({ kind: z.literal('deck'), id: documentId() }),
  ]),
  /** Of the content that was approved or sent back. */
  contentHashes: z.array(z.string().length(64)).max(500),
  note: z.string().max(REVIEW_NOTE_MAX),
})

export type ReviewAct = z.infer<typeof reviewActSchema>
