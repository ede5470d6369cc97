import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { errorCodeSchema } from '../error-codes.ts'
import { documentId, instant, revision } from '../ids.ts'
import { POST_CONNECTIONS_MAX, POST_LABEL_MAX, POST_LABELS_MAX, PREVIEW_ITEMS } from '../limits.ts'
import { brandConfirmationSchema, brandQuestionSchema } from '../model/brand-verdict.ts'
import { oneLine } from '../text/text-fields.ts'
import { whenSchema } from './posts.ts'

/** A post and the revision that the caller has seen. */
const item = z.object({ postId: documentId(), rev: revision() })
/** A planned post at the revision that the caller has seen, with the brand rule breaches that were confirmed. */
const planned = item.extend({ brand: brandConfirmationSchema.optional() })
const items = <Item extends z.ZodType>(of: Item) => z.array(of).min(1).max(PREVIEW_ITEMS)
const channels = z.array(documentId()).max(POST_CONNECTIONS_MAX)
const labels = z.array(oneLine(POST_LABEL_MAX)).max(POST_LABELS_MAX)

/**
 * Changes to several posts: the same change for each, with individual times where given. `queue`: the posts take the next free slots of the queue in
 * the order of the call; scheduled posts keep their frozen content.
 */
export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), items: items(planned.extend({ when: whenSchema })) }),
  z.object({ kind: z.literal('schedule'), items: items(planned.extend({ when: whenSchema })) }),
  z.object({ kind: z.literal('queue'), queueId: documentId(), items: items(planned) }),
  /** Assigns a given slot to each post, to restore posts to their previous places in their queues. */
  z.object({ kind: z.literal('slots'), items: items(planned.extend({ queueId: documentId(), at: instant() })) }),
  z.object({ kind: z.literal('cancel'), items: items(item) }),
  z.object({ kind: z.literal('delete'), items: items(item) }),
  z.object({ kind: z.literal('label'), items: items(item), add: labels, remove: labels }),
  /** Assigns each post to the named campaign; an empty name removes it from its campaign. */
  z.object({
    kind: z.literal('campaign'),
    items: items(item.extend({ campaignId: z.union([documentId(), z.literal('')]) })),
  }),
  /** Scheduled posts keep their time with the new channels. */
  z.object({ kind: z.literal('channels'), items: items(planned), add: channels, remove: channels }),
])

export type BulkChange = z.output<typeof bulkChangeSchema>

/** Outcome of one post: its new revision (null after deletion), or the code and message of the refusal. */
const bulkResultSchema = z.union([
  z.object({ postId: documentId(), ok: z.literal(true), rev: revision().nullable() }),
  z.object({
    postId: documentId(),
    ok: z.literal(false),
    code: errorCodeSchema,
    detail: z.string(),
    /** Breaches to confirm, for `brand_unconfirmed`. */
    brand: brandQuestionSchema.optional(),
  }),
])

export type BulkResult = z.output<typeof bulkResultSchema>

/**
 * Changes several posts. Each post is changed completely or not at all, independently of the others. The reply contains the outcome of each post, in
 * the order of the call.
 */
export const bulkPosts = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/bulk',
  auth: 'member',
  right: 'plan_posts',
  input: z.object({ workspaceId: documentId(), change: bulkChangeSchema }),
  output: z.object({ results: z.array(bulkResultSchema) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
