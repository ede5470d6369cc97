import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { errorCodeSchema } from '../error-codes.ts'
import { documentId, instant, revision } from '../ids.ts'
import { POST_CONNECTIONS_MAX, POST_LABEL_MAX, POST_LABELS_MAX, PREVIEW_ITEMS } from '../limits.ts'
import { brandConfirmationSchema, brandQuestionSchema } from '../model/brand-verdict.ts'
import { oneLine } from '../text/text-fields.ts'
import { whenSchema } from './posts.ts'

/** A post as the caller has seen it. */
const item = z.object({ postId: documentId(), rev: revision() })
/** The same where it is planned, with the breaches of brand rules that were confirmed. */
const planned = item.extend({ brand: brandConfirmationSchema.optional() })
const items = <Item extends z.ZodType>(of: Item) => z.array(of).min(1).max(PREVIEW_ITEMS)
const channels = z.array(documentId()).max(POST_CONNECTIONS_MAX)
const labels = z.array(oneLine(POST_LABEL_MAX)).max(POST_LABELS_MAX)

/**
 * What is done to several posts: to each the same, at a time of its own where it has one. `queue`: they take its next free slots in
 * the order of the call, scheduled posts with the content that was frozen.
 */
export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), items: items(planned.extend({ when: whenSchema })) }),
  z.object({ kind: z.literal('schedule'), items: items(planned.extend({ when: whenSchema })) }),
  z.object({ kind: z.literal('queue'), queueId: documentId(), items: items(planned) }),
  /** Each takes a slot of its own: that brings posts back to where they were in their queues. */
  z.object({ kind: z.literal('slots'), items: items(planned.extend({ queueId: documentId(), at: instant() })) }),
  z.object({ kind: z.literal('cancel'), items: items(item) }),
  z.object({ kind: z.literal('delete'), items: items(item) }),
  z.object({ kind: z.literal('label'), items: items(item), add: labels, remove: labels }),
  /** Each is given to the campaign that is named for it; an empty name takes it from the one that it has. */
  z.object({
    kind: z.literal('campaign'),
    items: items(item.extend({ campaignId: z.union([documentId(), z.literal('')]) })),
  }),
  /** Posts that are planned go on with the new channels at their time. */
  z.object({ kind: z.literal('channels'), items: items(planned), add: channels, remove: channels }),
])

export type BulkChange = z.output<typeof bulkChangeSchema>

/** What became of one post: its new revision (null once it is deleted), or the code and the sentence of its refusal. */
const bulkResultSchema = z.union([
  z.object({ postId: documentId(), ok: z.literal(true), rev: revision().nullable() }),
  z.object({
    postId: documentId(),
    ok: z.literal(false),
    code: errorCodeSchema,
    detail: z.string(),
    /** The breaches to confirm, for `brand_unconfirmed`. */
    brand: brandQuestionSchema.optional(),
  }),
])

export type BulkResult = z.output<typeof bulkResultSchema>

/**
 * Changes several posts. Each is changed whole or not at all, and apart from the others: the reply says of each what became of it,
 * in the order of the call.
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
