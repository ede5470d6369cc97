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
 * Writes a comment under an id that the client has made: sent again, it is there once. A reply has the visibility of its thread,
 * and reopens it. Members who are mentioned and may not read it are left out of `mentions`. Clients write only what
 * clients see.
 */
export const addComment = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/comments',
  auth: 'member',
  right: 'comment',
  input: named.extend({
    subject: commentSubjectSchema,
    /** The thread that it replies in; null begins one. */
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
 * Changes an own comment. Visibility belongs to the first comment of a thread, and stays once somebody has replied: `forbidden`.
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
 * Deletes an own comment; who manages the workspace deletes any. The first one of a thread with replies stays without its text.
 * Repeated, it changes nothing.
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

/** Resolves or reopens a thread, named by its first comment. Repeated, it changes nothing. */
export const resolveComment = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/comments/:commentId/resolve',
  auth: 'member',
  right: 'comment',
  input: named.extend({ isResolved: z.boolean() }),
  output: z.object({ comment: commentSchema }),
  errors: ['forbidden', 'not_found'],
})
