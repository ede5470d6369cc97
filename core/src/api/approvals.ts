import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { errorCodeSchema } from '../error-codes.ts'
import { documentId, instant } from '../ids.ts'
import { POST_CONNECTIONS_MAX, THREAD_PARTS_MAX } from '../limits.ts'
import { approvalRequestSchema } from '../model/approval-request.ts'
import { seenPublicationSchema, APPROVAL_ASKED_MAX, APPROVALS_AT_ONCE } from '../model/approval.ts'
import { REVIEW_NOTE_MAX } from '../model/notification.ts'
import { postSchema } from '../model/post.ts'
import { variantSchema } from '../model/variant.ts'
import { trimmedLines } from '../text/text-fields.ts'

const reviewed = z.object({
  workspaceId: documentId(),
  postId: documentId(),
  /** Waiting publications, each with the content and time that the person has seen, including the parts of a thread. */
  seen: z
    .array(seenPublicationSchema)
    .min(1)
    .max(POST_CONNECTIONS_MAX * THREAD_PARTS_MAX),
})

const decided = z.object({ post: postSchema, variants: z.array(variantSchema) })

/**
 * Approves a post as the caller has seen it, on behalf of the caller's side. Publications edited or moved since then are not approved:
 * `stale_revision`. Publications held for lack of this approval that are at most two hours late are published now. Repeating it changes nothing.
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

/** Approves several posts, each as the caller has seen it. The reply contains the outcome of each post. */
export const approvePosts = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/approvals/approve',
  auth: 'member',
  right: 'approve_posts',
  input: z.object({
    workspaceId: documentId(),
    reviews: z
      .array(reviewed.omit({ workspaceId: true }))
      .min(1)
      .max(APPROVALS_AT_ONCE),
  }),
  output: z.object({
    results: z.array(
      z.union([
        z.object({ postId: documentId(), ok: z.literal(true) }),
        z.object({ postId: documentId(), ok: z.literal(false), code: errorCodeSchema, detail: z.string() }),
      ]),
    ),
  }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

const asked = z.object({ request: approvalRequestSchema, variants: z.array(variantSchema) })

/**
 * Requests the approval of a scheduled post from some people, or from everybody who can give it, with a due time. Even where approval is optional,
 * the post is then published only once it is approved.
 */
export const requestApproval = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/:postId/approval-request',
  auth: 'member',
  right: 'plan_posts',
  input: z.object({
    workspaceId: documentId(),
    postId: documentId(),
    askedUids: z.array(documentId()).max(APPROVAL_ASKED_MAX).default([]),
    dueAt: instant().nullable().default(null),
    message: trimmedLines(REVIEW_NOTE_MAX).default(''),
  }),
  output: asked,
  errors: ['forbidden', 'not_found', 'approval_not_needed', 'validation_failed', 'time_in_past'],
})

/** Withdraws the approval request of a post whose approval is optional: the post is published at its scheduled time without approval. */
export const withdrawApprovalRequest = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/posts/:postId/approval-request/withdraw',
  auth: 'member',
  right: 'plan_posts',
  input: z.object({ workspaceId: documentId(), postId: documentId() }),
  output: asked,
  errors: ['forbidden', 'not_found', 'approval_needed'],
})
