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

/** Place in a queue: its next free slot, one of its slots, first, or last. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('next') }),
  z.object({ kind: z.literal('slot'), at: instant() }),
  z.object({ kind: z.literal('top') }),
  z.object({ kind: z.literal('end') }),
])

export type Place = z.infer<typeof placeSchema>

/**
 * Creates a queue under an id that the caller generates (`rev` 0), or changes the revision that the caller has seen. If its slots change, its waiting
 * posts move to the new slots in their order.
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

/** Pauses or resumes a queue. During a pause its posts are held at their times; after it they take the next slots, before all other posts. */
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
 * Plans a post for a slot, with its current or its frozen content. If the next slot is requested, a post that already has a slot of the queue keeps
 * it.
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

/** Moves a waiting post to a slot. If another post has the slot, the posts in between shift by one. Repeating it changes nothing. */
export const moveInQueue = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/queues/:queueId/order',
  auth: 'member',
  right: 'plan_posts',
  input: queue.extend({ postId: documentId(), at: instant() }),
  output: changed,
  errors: ['channel_not_allowed', 'forbidden', 'not_found', 'slot_taken'],
})

/** Shuffles the waiting posts over their slots; the same seed produces the same order. */
export const shuffleQueue = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/queues/:queueId/shuffle',
  auth: 'member',
  right: 'plan_posts',
  input: queue.extend({ seed: z.int().min(0) }),
  output: changed,
  errors: ['channel_not_allowed', 'forbidden', 'not_found'],
})

/** Saves the variations of a post that is published repeatedly, and whether the repetition has stopped. */
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
