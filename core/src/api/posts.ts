import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, revision } from '../ids.ts'
import { brandConfirmationSchema } from '../model/brand-verdict.ts'
import { postSchema } from '../model/post.ts'
import { variantSchema } from '../model/variant.ts'
import { localTimeSchema, timeZoneSchema } from '../time/zoned-time.ts'

const post = z.object({ workspaceId: documentId(), postId: documentId() })

export const whenSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('now') }),
  z.object({ kind: z.literal('at'), local: localTimeSchema, tzid: timeZoneSchema }),
])

export type When = z.infer<typeof whenSchema>

const scheduled = z.object({ post: postSchema, variants: z.array(variantSchema) })

/**
 * Freezes the post's content for each of its channels and schedules it. `rev` is the revision that the caller has seen: if another tab has changed or
 * scheduled the post since, the call is refused with `stale_revision`. Channels on which the post is already published stay unchanged; channels no
 * longer chosen are cancelled. Breaches of brand rules that need confirmation are refused (`brand_unconfirmed`) until the call confirms them, with a
 * reason in `brand`.
 */
export const schedulePost = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/:postId/schedule',
  auth: 'member',
  right: 'plan_posts',
  input: post.extend({ rev: revision(), when: whenSchema, brand: brandConfirmationSchema.optional() }),
  output: scheduled,
  errors: [
    'channel_not_allowed',
    'forbidden',
    'not_found',
    'stale_revision',
    'record_unreadable',
    'already_published',
    'plan_limit_reached',
    'being_sent',
    'nothing_to_publish',
    'content_refused',
    'brand_unconfirmed',
    'time_in_past',
    'time_too_far',
    'media_missing',
    'connection_missing',
    'connection_broken',
    'rate_limited',
  ],
})

/**
 * Cancels all publications that are not published; the post becomes a draft again. Publications that may already be published are not sent again and
 * need a decision; `maybe_published` if nothing else is left to cancel.
 */
export const cancelPost = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/:postId/cancel',
  auth: 'member',
  right: 'plan_posts',
  input: post.extend({ rev: revision() }),
  output: scheduled,
  errors: [
    'channel_not_allowed',
    'forbidden',
    'not_found',
    'stale_revision',
    'record_unreadable',
    'being_sent',
    'maybe_published',
    'not_scheduled',
  ],
})

/**
 * Moves all publications that are not published to another time, with their frozen content; `maybe_published` if the remaining ones may already be
 * published.
 */
export const reschedulePost = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/:postId/reschedule',
  auth: 'member',
  right: 'plan_posts',
  /** `rejoins`: undoes the move of a post of a series, and with it the separation from the series. */
  input: post.extend({
    rev: revision(),
    when: whenSchema,
    rejoins: z.boolean().optional(),
    brand: brandConfirmationSchema.optional(),
  }),
  output: scheduled,
  errors: [
    'channel_not_allowed',
    'forbidden',
    'not_found',
    'stale_revision',
    'record_unreadable',
    'already_published',
    'being_sent',
    'maybe_published',
    'not_scheduled',
    'brand_unconfirmed',
    'time_in_past',
    'time_too_far',
    'connection_missing',
    'connection_broken',
    'rate_limited',
  ],
})

/**
 * Settles a failed, unconfirmed, held or handed-over publication by a person's decision: `it_went_out` only for an unconfirmed or handed-over one,
 * `send_again` (same content, at once), `dismiss` to stop trying.
 */
export const resolveVariant = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/variants/:variantId/resolve',
  auth: 'member',
  right: 'plan_posts',
  input: z.object({
    workspaceId: documentId(),
    variantId: documentId(),
    rev: revision(),
    resolution: z.enum(['it_went_out', 'send_again', 'dismiss']),
    /** Address at which a person published the post. */
    url: z
      .url({ protocol: /^https?$/ })
      .max(1024)
      .optional(),
  }),
  output: variantSchema,
  errors: [
    'channel_not_allowed',
    'forbidden',
    'not_found',
    'stale_revision',
    'record_unreadable',
    'not_resolvable',
    'connection_missing',
    'connection_broken',
  ],
})

/**
 * Moves a post that is not being sent to the trash, and cancels its planned publications; published ones stay on the networks. A post that may be
 * published on a channel is kept (`maybe_published`) until a person has settled that channel.
 */
export const deletePost = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/posts/:postId',
  auth: 'member',
  right: 'write_drafts',
  input: post,
  output: z.object({ deleted: z.literal(true) }),
  errors: ['channel_not_allowed', 'forbidden', 'not_found', 'being_sent', 'maybe_published'],
})
