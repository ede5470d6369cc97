import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { POST_CONNECTIONS_MAX, THREAD_PARTS_MAX } from '../limits.ts'
import { seenPublicationSchema } from '../model/approval.ts'
import { REVIEW_NOTE_MAX } from '../model/notification.ts'
import { postSchema } from '../model/post.ts'
import { variantSchema } from '../model/variant.ts'
import { trimmedLines } from '../text/many-lines.ts'

const reviewed = z.object({
  workspaceId: documentId(),
  postId: documentId(),
  /** What the person has seen: each publication that waits, a post's parts among them. */
  seen: z
    .array(seenPublicationSchema)
    .min(1)
    .max(POST_CONNECTIONS_MAX * THREAD_PARTS_MAX),
})

const decided = z.object({ post: postSchema, variants: z.array(variantSchema) })

/**
 * Approves a post as it was seen, for the side that the person is on. What was edited or moved since is not approved:
 * `stale_revision`. What was held for want of it and is at most two hours late is published now. Repeated, it changes nothing.
 */
export const approvePost = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/:postId/approve',
  auth: 'member',
  right: 'approve_posts',
  input: reviewed,
  output: decided,
  errors: ['forbidden', 'not_found', 'stale_revision'],
})

/** Returns a post that waits for approval to its author, as a draft, with the reason. */
export const returnPost = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/:postId/return',
  auth: 'member',
  right: 'approve_posts',
  input: reviewed.extend({ note: trimmedLines(REVIEW_NOTE_MAX).default('') }),
  output: decided,
  errors: ['forbidden', 'not_found', 'stale_revision', 'not_scheduled', 'being_sent', 'maybe_published'],
})
