import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant, revision } from '../ids.ts'
import { POST_TEXT_MAX } from '../limits.ts'
import { JOB_KINDS, type JobKind } from '../jobs/kinds.ts'
import { failedStateSchema, STUCK_PAGE_MAX } from '../model/failed-post.ts'
import { publishLogEntrySchema } from '../model/publish-log-entry.ts'
import { variantSchema } from '../model/variant.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishErrorKindSchema } from '../publishing/publish-error.ts'

/** A failed, unconfirmed or held publication, without its content. The names are null for deleted records. */
const failedPostSchema = variantSchema
  .pick({
    id: true,
    workspaceId: true,
    postId: true,
    connectionId: true,
    platform: true,
    handle: true,
    partKind: true,
    partIndex: true,
    error: true,
    scheduled: true,
    attempts: true,
    rev: true,
    updatedAt: true,
  })
  .extend({
    state: failedStateSchema,
    workspaceName: z.string().nullable(),
    /** The person who last planned the post; null for the scheduler. */
    person: z.object({ uid: documentId(), fullName: z.string(), email: z.string() }).nullable(),
  })
export type FailedPost = z.infer<typeof failedPostSchema>

const failedPost = z.object({ workspaceId: documentId(), variantId: documentId() })

/** Lists failed, unconfirmed or held posts of all workspaces, latest first. `after` is the cursor of the previous page. */
export const listFailedPosts = defineEndpoint({
  method: 'GET',
  path: '/admin/failed-posts',
  auth: 'admin',
  input: z.object({
    state: failedStateSchema.default('failed'),
    platform: platformSchema.optional(),
    cause: publishErrorKindSchema.optional(),
    workspaceId: documentId().optional(),
    /** Uid of the person who planned the posts. */
    person: documentId().optional(),
    after: z.string().max(300).optional(),
  }),
  output: z.object({ posts: z.array(failedPostSchema), cursor: z.string().nullable() }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Counts the posts that failed in the last seven days by network and cause, most first. */
export const countFailedPosts = defineEndpoint({
  method: 'GET',
  path: '/admin/failed-post-causes',
  auth: 'admin',
  input: z.object({}),
  output: z.object({
    since: instant(),
    countedAt: instant(),
    causes: z.array(z.object({ platform: platformSchema, kind: publishErrorKindSchema, count: z.int().min(1) })),
  }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Returns one failed post with every step of its delivery and the network's replies. */
export const getFailedPost = defineEndpoint({
  method: 'GET',
  path: '/admin/failed-posts/:workspaceId/:variantId',
  auth: 'admin',
  input: failedPost,
  output: z.object({ post: failedPostSchema, entries: z.array(publishLogEntrySchema) }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})

/** Reads the text of a post. The text is the person's content, so the audit log records the access. */
export const readFailedText = defineEndpoint({
  method: 'POST',
  path: '/admin/failed-posts/:workspaceId/:variantId/text',
  auth: 'admin',
  input: failedPost,
  output: z.object({ text: z.string().max(POST_TEXT_MAX), media: z.int().min(0) }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})

/**
 * Retries a failed or held post at once with the same content, as its planner could. An unconfirmed post may already be published, so only its
 * planner can decide (`not_resolvable`).
 */
export const sendFailedAgain = defineEndpoint({
  method: 'POST',
  path: '/admin/failed-posts/:workspaceId/:variantId/send-again',
  auth: 'admin',
  input: failedPost.extend({ rev: revision() }),
  output: z.object({ state: variantSchema.shape.state }),
  errors: [
    'route_not_found',
    'not_found',
    'stale_revision',
    'record_unreadable',
    'not_resolvable',
    'connection_missing',
    'connection_broken',
    'workspace_archived',
    'rate_limited',
  ],
})

const stuckJobSchema = z.object({
  uid: documentId(),
  jobId: documentId(),
  kind: z.custom<JobKind>((value) => typeof value === 'string' && Object.hasOwn(JOB_KINDS, value)),
  status: z.enum(['queued', 'running']),
  progress: z.int().min(0).max(100),
  runs: z.int().min(0),
  createdAt: instant(),
  updatedAt: instant(),
  person: z.object({ fullName: z.string(), email: z.string() }).nullable(),
})
export type StuckJob = z.infer<typeof stuckJobSchema>

/**
 * Lists everyone's waiting and running jobs that have made no progress for longer than one turn, the longest first. `after` is the cursor of the
 * previous page.
 */
export const listStuckJobs = defineEndpoint({
  method: 'GET',
  path: '/admin/stuck-jobs',
  auth: 'admin',
  input: z.object({ after: z.string().max(300).optional() }),
  output: z.object({ jobs: z.array(stuckJobSchema).max(STUCK_PAGE_MAX), cursor: z.string().nullable() }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Gives a stuck job another turn. `waits`: other jobs of its owner run first. A job that has a turn or has ended is left unchanged. */
export const retryStuckJob = defineEndpoint({
  method: 'POST',
  path: '/admin/stuck-jobs/:uid/:jobId/retry',
  auth: 'admin',
  input: z.object({ uid: documentId(), jobId: documentId() }),
  output: z.object({ outcome: z.enum(['given', 'waits', 'ended']) }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})
