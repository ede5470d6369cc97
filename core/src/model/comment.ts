import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { POST_TEXT_MAX, THREAD_PARTS_MAX } from '../limits.ts'
import { manyLines } from '../text/text-fields.ts'
import { commentSubjectSchema } from './comment-subject.ts'
import { documentBase } from './document.ts'
import { participantSchema } from './participant.ts'

/** Limits of comments: times in milliseconds, lengths in characters. */

export const COMMENT_TEXT_MAX = 2_000

export const COMMENT_MENTIONS_MAX = 20

/** Maximum length of the quoted text that a comment is about, and of the text on either side. */
export const COMMENT_QUOTE_MAX = 500

export const COMMENT_CONTEXT_MAX = 64

/** Maximum number of comments on one subject, such as a post or a deck. */
export const COMMENTS_MAX = 500

/** Maximum age of a comment for notifications about it. */
export const COMMENT_NEWS_FOR = 7 * 24 * 60 * 60 * 1000

export const COMMENT_SCHEMA = 1

/** `internal`: for the team, without its clients. `client`: also for clients and guests of review links. */
export const commentVisibilitySchema = z.enum(['internal', 'client'])

export type CommentVisibility = z.infer<typeof commentVisibilitySchema>

/**
 * The text range of a post that a comment is about: its position at the time of the comment, its text, and the surrounding text, which is used to
 * find it again after edits.
 */
export const textAnchorSchema = z.object({
  kind: z.literal('text'),
  part: z.enum(['text', 'title', 'comment', 'thread']),
  /** Part of the thread, counted from 0; 0 for posts without a thread. */
  partIndex: z.int().min(0).max(THREAD_PARTS_MAX),
  /** Channel whose own version contains the text; null for the text of all channels. */
  connectionId: documentId().nullable(),
  from: z.int().min(0).max(POST_TEXT_MAX),
  to: z.int().min(0).max(POST_TEXT_MAX),
  quote: manyLines(COMMENT_QUOTE_MAX).min(1),
  before: manyLines(COMMENT_CONTEXT_MAX),
  after: manyLines(COMMENT_CONTEXT_MAX),
})

export type TextAnchor = z.infer<typeof textAnchorSchema>

/** A layer of the subject's slide. */
export const layerAnchorSchema = z.object({ kind: z.literal('layer'), layerId: documentId() })

export type LayerAnchor = z.infer<typeof layerAnchorSchema>

export const commentAnchorSchema = z.discriminatedUnion('kind', [textAnchorSchema, layerAnchorSchema])

export type CommentAnchor = z.infer<typeof commentAnchorSchema>

/** Text of a comment; never empty. */
export const commentTextSchema = manyLines(COMMENT_TEXT_MAX).trim().min(1)

export const commentMentionsSchema = z.array(documentId()).max(COMMENT_MENTIONS_MAX)

/**
 * A comment, `workspaces/{wid}/comments/{id}`. The first comment of a thread carries the state of the whole thread: visibility, anchor, whether it is
 * resolved, its latest comment and the number of replies.
 */
export const commentSchema = documentBase.extend({
  subject: commentSubjectSchema,
  /** Id of the first comment of the thread; the first comment has it as well. */
  threadId: documentId(),
  isReply: z.boolean(),
  author: participantSchema,
  /** Empty once the comment is deleted. */
  text: manyLines(COMMENT_TEXT_MAX),
  /** Members mentioned in the text who may read the comment. */
  mentions: commentMentionsSchema,
  /** Same as the visibility of the thread. */
  visibility: commentVisibilitySchema,
  /** Text range or layer that the thread is about; null in replies. */
  anchor: commentAnchorSchema.nullable(),
  /** Time at which the comment was written; kept by an import. */
  postedAt: instant(),
  editedAt: instant().nullable(),
  /** Time of deletion. Only a first comment with replies is kept, as a placeholder; other comments are removed when deleted. */
  deletedAt: instant().nullable(),
  resolvedAt: instant().nullable(),
  resolvedBy: participantSchema.nullable(),
  /** Time of the latest comment in the thread. */
  latestAt: instant(),
  replyCount: z.int().min(0),
  /** Member who imported the comment: author and time are taken from the file. */
  importedBy: documentId().nullable(),
})

export type Comment = z.infer<typeof commentSchema>
