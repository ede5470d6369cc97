import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { POST_CONNECTIONS_MAX, THREAD_PARTS_MAX } from '../limits.ts'
import { REVIEW_NOTE_MAX } from '../model/notification.ts'
import { postSchema } from '../model/post.ts'
import { variantSchema } from '../model/variant.ts'
import { trimmedLines } from '../text/many-lines.ts'

const reviewed = z.object({
  workspaceId: documentId(),
  postId: documentId(),
  /** The content that the person has read: the hash of each publication that waits, a post's parts among them. */
  contentHashes: z
    .array(z.string().length(64))
    .min(1)
    .max(POST_CONNECTIONS_MAX * THREAD_PARTS_MAX),
})

const decided = z.object({ post: postSchema, variants: z.array(variantSchema) })

/**
 * Approves what waits of a post; owners and approvers. What was edited since it was read is not approved: `stale_revision`. What is
 * held for want of it and at most two hours late goes out now. Repeated, it changes nothing.
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

/** Sends a post that waits for approval back to its author, as a draft, with a note; owners and approvers. */
export const returnPost = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/:postId/return',
  auth: 'member',
  right: 'approve_posts',
  input: reviewed.extend({ note: trimmedLines(REVIEW_NOTE_MAX).default('') }),
  output: decided,
  errors: ['forbidden', 'not_found', 'stale_revision', 'not_scheduled', 'being_sent', 'maybe_published'],
})
