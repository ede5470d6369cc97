import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import {
  commentAnchorSchema,
  commentMentionsSchema,
  commentSchema,
  commentTextSchema,
  commentVisibilitySchema,
} from '../model/comment.ts'
import { commentSubjectSchema } from '../model/comment-subject.ts'

const named = z.object({ workspaceId: documentId(), commentId: documentId() })

/**
 * Adds a comment under an id that the client generates, so a repeated call adds it only once. A reply has the visibility of its thread, and reopens
 * the thread. Mentioned members who may not read the comment are left out of `mentions`. Clients can only write comments that clients see.
 */
export const addComment = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/comments',
  auth: 'member',
  right: 'comment',
  input: named.extend({
    subject: commentSubjectSchema,
    /** The thread of the reply; null starts a thread. */
    threadId: documentId().nullable(),
    text: commentTextSchema,
    mentions: commentMentionsSchema.default([]),
    visibility: commentVisibilitySchema,
    /** Ignored in replies. */
    anchor: commentAnchorSchema.nullable().default(null),
  }),
  output: z.object({ comment: commentSchema }),
  errors: ['forbidden', 'not_found', 'comments_full'],
})

/**
 * Changes the caller's own comment. The first comment of a thread determines the visibility, which cannot change once there is a reply: `forbidden`.
 * Newly mentioned members are notified.
 */
export const editComment = defineEndpoint({
  method: 'PATCH',
  path: '/workspaces/:workspaceId/comments/:commentId',
  auth: 'member',
  right: 'comment',
  input: named.extend({
    text: commentTextSchema.optional(),
    mentions: commentMentionsSchema.optional(),
    visibility: commentVisibilitySchema.optional(),
  }),
  output: z.object({ comment: commentSchema }),
  errors: ['forbidden', 'not_found'],
})

/**
 * Deletes the caller's own comment; callers who manage the workspace can delete any. The first comment of a thread with replies is kept without its
 * text. Repeating it changes nothing.
 */
export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/comments/:commentId',
  auth: 'member',
  right: 'comment',
  input: named,
  output: z.object({ deleted: z.literal(true) }),
  errors: ['forbidden', 'not_found'],
})

/** Resolves or reopens a thread, identified by its first comment. Repeating it changes nothing. */
export const resolveComment = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/comments/:commentId/resolve',
  auth: 'member',
  right: 'comment',
  input: named.extend({ isResolved: z.boolean() }),
  output: z.object({ comment: commentSchema }),
  errors: ['forbidden', 'not_found'],
})
