import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { FULL_NAME_MAX } from '../limits.ts'
import { oneLine } from '../text/text-fields.ts'
import { documentBase } from './document.ts'
import { REVIEW_NOTE_MAX } from './notification.ts'

/** Limits of review links: posts and decks per link, open links per workspace, and guest actions per link. */
export const REVIEW_POSTS_MAX = 50

const REVIEW_DECKS_MAX = 10

export const REVIEW_LINKS_MAX = 200

export const REVIEW_LINK_ACTS_MAX = 1_000

export const REVIEW_LINK_NAME_MAX = 60

/** Maximum length of a review link's secret, longer than any actual one. */
export const REVIEW_TOKEN_MAX = 300

/** Lifetimes that a review link can have, in days. */
export const REVIEW_LINK_DAYS = [7, 30, 90] as const

export const reviewLinkDraftSchema = z.object({
  /** Name that the team uses for the client. */
  name: oneLine(REVIEW_LINK_NAME_MAX),
  postIds: z.array(documentId()).max(REVIEW_POSTS_MAX),
  deckIds: z.array(documentId()).max(REVIEW_DECKS_MAX),
  /** True if guests can approve posts and send them back. */
  mayDecide: z.boolean(),
  mayComment: z.boolean(),
})

export type ReviewLinkDraft = z.infer<typeof reviewLinkDraftSchema>

/**
 * A link that shows some posts and decks to people without an account, `workspaces/{wid}/reviewLinks/{hash of its secret}`: members read, the API
 * writes. It shows only the posts and decks that it lists.
 */
export const reviewLinkSchema = documentBase.extend({
  ...reviewLinkDraftSchema.shape,
  expiresAt: instant(),
  revokedAt: instant().nullable(),
  /** Time when the link was last opened. */
  openedAt: instant().nullable(),
  /** Number of decisions and comments of guests so far. */
  acts: z.int().min(0),
})

export type ReviewLink = z.infer<typeof reviewLinkSchema>

/** Returns the reason why a review link no longer works; null while it works. */
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
 * An action of a guest, `workspaces/{wid}/reviewActs/{id}`: appended by the API, never changed. The id is derived from the action, so a repeated
 * action is one document.
 */
export const reviewActSchema = documentBase.extend({
  linkId: documentId(),
  /** Name that the guest entered. */
  guest: z.string().min(1).max(FULL_NAME_MAX),
  act: z.enum(REVIEW_ACTS),
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('post'), id: documentId() }),
    z.object({ kind: z.literal('deck'), id: documentId() }),
  ]),
  /** Hashes of the content that was approved or sent back. */
  contentHashes: z.array(z.string().length(64)).max(500),
  note: z.string().max(REVIEW_NOTE_MAX),
})

export type ReviewAct = z.infer<typeof reviewActSchema>
