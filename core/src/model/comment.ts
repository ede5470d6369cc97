import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { POST_TEXT_MAX, THREAD_PARTS_MAX } from '../limits.ts'
import { manyLines } from '../text/text-fields.ts'
import { commentSubjectSchema } from './comment-subject.ts'
import { documentBase } from './document.ts'
import { participantSchema } from './participant.ts'

/** Numbers of comments that form, handler and tests agree on. Milliseconds unless the name says otherwise. */

export const COMMENT_TEXT_MAX = 2_000

export const COMMENT_MENTIONS_MAX = 20

/** Of the words that a comment is about, and of the text on either side of them. */
export const COMMENT_QUOTE_MAX = 500

export const COMMENT_CONTEXT_MAX = 64

/** Of one post or deck. */
export const COMMENTS_MAX = 500

/** People hear of a comment this long after it was written. */
export const COMMENT_NEWS_FOR = 7 * 24 * 60 * 60 * 1000

export const COMMENT_SCHEMA = 1

/** `internal`: for the team, without its clients. `client`: for clients and guests of review links, too. */
export const commentVisibilitySchema = z.enum(['internal', 'client'])

export type CommentVisibility = z.infer<typeof commentVisibilitySchema>

/**
 * Words of a post that a comment is about: the range at the time of the comment, its text, and the text around it, by which
 * it is found again after edits.
 */
export const textAnchorSchema = z.object({
  kind: z.literal('text'),
  part: z.enum(['text', 'title', 'comment', 'thread']),
  /** The part of the thread, counted from 0; 0 for the others. */
  partIndex: z.int().min(0).max(THREAD_PARTS_MAX),
  /** The channel whose own version it is in; null for the text of all channels. */
  connectionId: documentId().nullable(),
  from: z.int().min(0).max(POST_TEXT_MAX),
  to: z.int().min(0).max(POST_TEXT_MAX),
  quote: manyLines(COMMENT_QUOTE_MAX).min(1),
  before: manyLines(COMMENT_CONTEXT_MAX),
  after: manyLines(COMMENT_CONTEXT_MAX),
})

export type TextAnchor = z.infer<typeof textAnchorSchema>

/** A layer of the slide that the subject names. */
export const layerAnchorSchema = z.object({ kind: z.literal('layer'), layerId: documentId() })

export type LayerAnchor = z.infer<typeof layerAnchorSchema>

export const commentAnchorSchema = z.discriminatedUnion('kind', [textAnchorSchema, layerAnchorSchema])

export type CommentAnchor = z.infer<typeof commentAnchorSchema>

/** The text of a comment; never empty. */
export const commentTextSchema = manyLines(COMMENT_TEXT_MAX).trim().min(1)

export const commentMentionsSchema = z.array(documentId()).max(COMMENT_MENTIONS_MAX)

/**
 * A comment, `workspaces/{wid}/comments/{id}`. The first one of a thread carries what the thread has as a whole: visibility,
 * anchor, whether it is resolved, its latest comment and the number of replies.
 */
export const commentSchema = documentBase.extend({
  subject: commentSubjectSchema,
  /** The id of the first comment of the thread, which has it as well. */
  threadId: documentId(),
  isReply: z.boolean(),
  author: participantSchema,
  /** Empty once it was deleted. */
  text: manyLines(COMMENT_TEXT_MAX),
  /** Members that the text mentions, who may read it. */
  mentions: commentMentionsSchema,
  /** That of its thread. */
  visibility: commentVisibilitySchema,
  /** Null in replies. */
  anchor: commentAnchorSchema.nullable(),
  /** When it was written; an import keeps it. */
  postedAt: instant(),
  editedAt: instant().nullable(),
  /** Since when a first comment with replies is only a mark of itself; other comments are gone once they are deleted. */
  deletedAt: instant().nullable(),
  resolvedAt: instant().nullable(),
  resolvedBy: participantSchema.nullable(),
  /** When the thread was written in last. */
  latestAt: instant(),
  replyCount: z.int().min(0),
  /** The member who imported it: author and time are what the file says. */
  importedBy: documentId().nullable(),
})

export type Comment = z.infer<typeof commentSchema>
