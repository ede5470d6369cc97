import { z } from 'zod'
import { documentId, instant, queryInstant, revision } from '../../ids.ts'
import { LIST_LIMIT_MAX } from '../../limits.ts'
import { brandConfirmationSchema } from '../../model/brand-verdict.ts'
import { platformSchema } from '../../platforms/platform.ts'
import { lifecycleSchema } from '../../publishing/lifecycle.ts'
import { publishStepSchema } from '../../model/publish-log-entry.ts'
import { publishErrorKindSchema } from '../../publishing/publish-error.ts'
import { whenSchema } from '../posts.ts'
import { publicationSchema, publicPostDraftSchema, publicPostSchema } from './post-schemas.ts'
import { definePublicEndpoint } from './public-endpoint.ts'

const post = z.object({ postId: documentId() })
const planned = z.object({ post: publicPostSchema, publications: z.array(publicationSchema) })
const listed = z.object({ posts: z.array(publicPostSchema) })
/** A plan for a time. `brand` confirms the breaches of brand rules that the call was refused with; plans that wait for an approval need none. */
const timed = post.extend({ rev: revision(), when: whenSchema, brand: brandConfirmationSchema.optional() })

/** Number of records per page. */
export const publicLimitSchema = z.coerce.number().int().min(1).max(LIST_LIMIT_MAX).default(20)

export const listPublicPosts = definePublicEndpoint({
  name: 'listPosts',
  method: 'GET',
  path: '/posts',
  scope: 'posts:read',
  right: 'read_content',
  input: z.object({
    lifecycle: lifecycleSchema.optional(),
    /** Cursor of the previous page. */
    after: z.string().max(300).optional(),
    limit: publicLimitSchema,
  }),
  /** The cursor is null at the end. */
  output: listed.extend({ cursor: z.string().nullable() }),
  errors: [],
})

export const getPublicPost = definePublicEndpoint({
  name: 'getPost',
  method: 'GET',
  path: '/posts/:postId',
  scope: 'posts:read',
  right: 'read_content',
  input: post,
  output: planned,
  errors: ['record_unreadable'],
})

export const createPublicPost = definePublicEndpoint({
  name: 'createPost',
  method: 'POST',
  path: '/posts',
  scope: 'posts:write',
  right: 'write_drafts',
  input: publicPostDraftSchema,
  output: z.object({ post: publicPostSchema }),
  errors: ['media_missing', 'connection_missing'],
  status: 201,
})

export const updatePublicPost = definePublicEndpoint({
  name: 'updatePost',
  method: 'PATCH',
  path: '/posts/:postId',
  scope: 'posts:write',
  right: 'write_drafts',
  input: publicPostDraftSchema.extend({ ...post.shape, rev: revision() }),
  output: z.object({ post: publicPostSchema }),
  errors: ['stale_revision', 'media_missing', 'connection_missing', 'already_published', 'being_sent', 'person_needed'],
})

export const deletePublicPost = definePublicEndpoint({
  name: 'deletePost',
  method: 'DELETE',
  path: '/posts/:postId',
  scope: 'posts:write',
  right: 'write_drafts',
  input: post,
  output: z.object({ deleted: z.literal(true) }),
  errors: ['channel_not_allowed', 'being_sent', 'maybe_published', 'person_needed'],
})

export const checkPublicPost = definePublicEndpoint({
  name: 'checkPost',
  method: 'POST',
  path: '/checks',
  scope: 'posts:read',
  right: 'read_content',
  input: publicPostDraftSchema.required({ connectionIds: true }),
  output: z.object({
    channels: z.array(
      z.object({
        connectionId: documentId(),
        isPublishable: z.boolean(),
        /** The network's reason to refuse the post; empty if it accepts the post. */
        reason: z.string(),
      }),
    ),
  }),
  errors: ['media_missing', 'connection_missing', 'connection_broken'],
})

export const schedulePublicPost = definePublicEndpoint({
  name: 'schedulePost',
  method: 'POST',
  path: '/posts/:postId/schedule',
  scope: 'posts:schedule',
  right: 'plan_posts',
  input: timed,
  output: planned,
  errors: [
    'channel_not_allowed',
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
    'person_needed',
  ],
})

export const reschedulePublicPost = definePublicEndpoint({
  name: 'reschedulePost',
  method: 'POST',
  path: '/posts/:postId/reschedule',
  scope: 'posts:schedule',
  right: 'plan_posts',
  input: timed,
  output: planned,
  errors: [
    'channel_not_allowed',
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
    'person_needed',
  ],
})

export const cancelPublicPost = definePublicEndpoint({
  name: 'cancelPost',
  method: 'POST',
  path: '/posts/:postId/cancel',
  scope: 'posts:schedule',
  right: 'plan_posts',
  input: post.extend({ rev: revision() }),
  output: planned,
  errors: [
    'channel_not_allowed',
    'stale_revision',
    'record_unreadable',
    'being_sent',
    'maybe_published',
    'not_scheduled',
    'person_needed',
  ],
})

export const listPublicDeliveries = definePublicEndpoint({
  name: 'listDeliveries',
  method: 'GET',
  path: '/posts/:postId/deliveries',
  scope: 'posts:read',
  right: 'read_content',
  input: post,
  output: z.object({
    publications: z.array(publicationSchema),
    /** Latest steps first. */
    steps: z.array(
      z.object({
        at: instant(),
        step: publishStepSchema,
        connectionId: documentId(),
        platform: platformSchema,
        url: z.string().nullable(),
        problem: publishErrorKindSchema.nullable(),
      }),
    ),
  }),
  errors: [],
})

export const listPublicCalendar = definePublicEndpoint({
  name: 'listCalendar',
  method: 'GET',
  path: '/calendar',
  scope: 'calendar:read',
  right: 'read_content',
  input: z.object({
    from: queryInstant(),
    to: queryInstant(),
    limit: publicLimitSchema,
  }),
  output: listed,
  errors: [],
})
