import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, revision } from '../ids.ts'
import { REVIEW_LINK_DAYS, reviewLinkDraftSchema, reviewLinkSchema } from '../model/review-link.ts'

const lasting = z.literal(REVIEW_LINK_DAYS)

/**
 * Creates a review link, which shows posts and decks to people without an account. The link is returned only once. Only people who may approve posts
 * can create a link on which guests decide; a link that shows nothing is `validation_failed`.
 */
export const createReviewLink = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/review-links',
  auth: 'member',
  right: 'plan_posts',
  input: reviewLinkDraftSchema.extend({ workspaceId: documentId(), days: lasting }),
  output: z.object({ link: reviewLinkSchema, address: z.url() }),
  errors: ['forbidden', 'not_found', 'validation_failed', 'list_full', 'rate_limited'],
  status: 201,
})

/** Changes the content of a link and the rights of its guests; `days` restarts its validity from now. A revoked link stays closed: `review_ended`. */
export const updateReviewLink = defineEndpoint({
  method: 'PATCH',
  path: '/workspaces/:workspaceId/review-links/:linkId',
  auth: 'member',
  right: 'plan_posts',
  input: reviewLinkDraftSchema
    .partial()
    .extend({ workspaceId: documentId(), linkId: documentId(), rev: revision(), days: lasting.optional() }),
  output: z.object({ link: reviewLinkSchema }),
  errors: [
    'forbidden',
    'not_found',
    'validation_failed',
    'list_full',
    'stale_revision',
    'review_ended',
    'rate_limited',
  ],
})

/** Closes a link permanently. Repeating it changes nothing. */
export const revokeReviewLink = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/review-links/:linkId',
  auth: 'member',
  right: 'plan_posts',
  input: z.object({ workspaceId: documentId(), linkId: documentId() }),
  output: z.object({ link: reviewLinkSchema }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
