import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant, revision } from '../ids.ts'
import { brandConfirmationSchema } from '../model/brand-verdict.ts'
import { evergreenSchema, variationsSchema } from '../model/evergreen.ts'
import { postSchema } from '../model/post.ts'
import { queueDraftSchema, queueSchema } from '../model/queue.ts'
import { variantSchema } from '../model/variant.ts'

const queue = z.object({ workspaceId: documentId(), queueId: documentId() })
const changed = z.object({ queue: queueSchema })

/** Where in a queue: its next free slot, one of its slots, before all others, or behind them. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('next') }),
  z.object({ kind: z.literal('slot'), at: instant() }),
  z.object({ kind: z.literal('top') }),
  z.object({ kind: z.literal('end') }),
])

export type Place = z.infer<typeof placeSchema>

/**
 * Creates a queue under an id that the caller has made (`rev` 0), or changes it as the caller has seen it. When its slots change,
 * its waiting posts move to them in their order.
 */
export const saveQueue = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/queues/:queueId',
  auth: 'member',
  right: 'plan_posts',
  input: queue.extend({ rev: z.int().min(0), draft: queueDraftSchema }),
  output: changed,
  errors: ['channel_not_allowed', 'forbidden', 'not_found', 'stale_revision', 'queues_full'],
})

/** Deletes a queue; its posts keep their times. */
export const deleteQueue = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/queues/:queueId',
  auth: 'member',
  right: 'plan_posts',
  input: queue,
  output: z.object({ deleted: z.literal(true) }),
  errors: ['channel_not_allowed', 'forbidden', 'not_found'],
})

/** Pauses a queue: its posts are held at their times. After the pause they take the next slots, in their order. */
export const setQueuePause = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/queues/:queueId/pause',
  auth: 'member',
  right: 'plan_posts',
  input: queue.extend({ isPaused: z.boolean() }),
  output: changed,
  errors: ['channel_not_allowed', 'forbidden', 'not_found'],
})

/**
 * Plans a post for a slot: with its present content, or as it was frozen. One that has a slot of the queue already keeps it
 * where the next one was asked for.
 */
export const addToQueue = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/queues/:queueId/posts',
  auth: 'member',
  right: 'plan_posts',
  input: queue.extend({
    postId: documentId(),
    rev: revision().optional(),
    place: placeSchema,
    content: z.enum(['draft', 'scheduled']).default('draft'),
    brand: brandConfirmationSchema.optional(),
  }),
  output: z.object({ post: postSchema, variants: z.array(variantSchema), at: instant() }),
  errors: [
    'service_off',
    'channel_not_allowed',
    'forbidden',
    'not_found',
    'stale_revision',
    'no_free_slot',
    'slot_taken',
    'queue_full',
    'plan_limit_reached',
    'record_unreadable',
    'already_published',
    'being_sent',
    'maybe_published',
    'not_scheduled',
    'nothing_to_publish',
    'content_refused',
    'brand_unconfirmed',
    'media_missing',
    'connection_missing',
    'connection_broken',
  ],
})

/** Moves a waiting post to a slot; where another one has it, those in between shift by one. Repeating it changes nothing. */
export const moveInQueue = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/queues/:queueId/order',
  auth: 'member',
  right: 'plan_posts',
  input: queue.extend({ postId: documentId(), at: instant() }),
  output: changed,
  errors: ['channel_not_allowed', 'forbidden', 'not_found', 'slot_taken'],
})

/** Brings the waiting posts into a random order over their slots; the same seed leads to the same order. */
export const shuffleQueue = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/queues/:queueId/shuffle',
  auth: 'member',
  right: 'plan_posts',
  input: queue.extend({ seed: z.int().min(0) }),
  output: changed,
  errors: ['channel_not_allowed', 'forbidden', 'not_found'],
})

/** The variations of a post that is published again and again, and whether that has stopped. */
export const saveEvergreen = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/evergreens/:evergreenId',
  auth: 'member',
  right: 'plan_posts',
  input: z.object({
    workspaceId: documentId(),
    evergreenId: documentId(),
    rev: revision(),
    variations: variationsSchema,
    isStopped: z.boolean(),
  }),
  output: z.object({ evergreen: evergreenSchema }),
  errors: ['channel_not_allowed', 'forbidden', 'not_found', 'stale_revision'],
})
