import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { FULL_NAME_MAX, POST_CONNECTIONS_MAX, THREAD_PARTS_MAX } from '../limits.ts'
import { REVIEW_TOKEN_MAX } from '../model/review-link.ts'
import { mediaTypeSchema } from '../media/media-type.ts'
import { seenPublicationSchema } from '../model/approval.ts'
import { commentTextSchema } from '../model/comment.ts'
import { connectionSchema } from '../model/connection.ts'
import { REVIEW_NOTE_MAX } from '../model/notification.ts'
import { partKindSchema } from '../model/variant.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishContentSchema } from '../publishing/content.ts'
import { oneLine, trimmedLines } from '../text/text-fields.ts'
import { zonedTimeSchema, timeZoneSchema } from '../time/zoned-time.ts'

/** Secrets are sent in bodies, because addresses are logged. */
export const roomTokenSchema = z.string().min(1).max(REVIEW_TOKEN_MAX)
export const ROOM_ERRORS = ['not_found', 'review_ended', 'rate_limited'] as const

/**
 * State of a post as shown to clients, without the reason. `waiting`: for a client's approval. `delayed`: not published until the team acts.
 * `unconfirmed`: the network has not confirmed that it published the post.
 */
export const roomStateSchema = z.enum([
  'draft',
  'waiting',
  'delayed',
  'unconfirmed',
  'planned',
  'approved',
  'published',
])
export type RoomState = z.infer<typeof roomStateSchema>

const roomPostRowSchema = z.object({
  id: documentId(),
  /** Excerpt of the post's text. */
  text: z.string(),
  plannedAt: instant().nullable(),
  platforms: z.array(platformSchema),
  state: roomStateSchema,
})

export type RoomPostRow = z.infer<typeof roomPostRowSchema>

/** Posts and decks of a review link without their content, for the list and the calendar of the page. */
export const roomSchema = z.object({
  workspace: z.object({ name: z.string(), timeZone: timeZoneSchema }),
  link: z.object({ name: z.string(), expiresAt: instant(), mayDecide: z.boolean(), mayComment: z.boolean() }),
  /** Deleted posts are omitted. */
  posts: z.array(roomPostRowSchema),
  decks: z.array(z.object({ id: documentId(), name: z.string(), thumbnail: z.string() })),
})

export type Room = z.infer<typeof roomSchema>

/** Fields of a channel that its preview needs. */
export const roomChannelSchema = connectionSchema.pick({
  id: true,
  platform: true,
  externalId: true,
  handle: true,
  name: true,
  avatar: true,
  service: true,
  mode: true,
  kind: true,
  limits: true,
  choices: true,
})

export type RoomChannel = z.infer<typeof roomChannelSchema>

const roomPartSchema = z.object({
  kind: partKindSchema,
  content: publishContentSchema,
  /** Publication to send with a decision, as shown to the guest; null for a draft, which cannot be approved. */
  seen: seenPublicationSchema.nullable(),
})

/** Files with addresses that are valid for an hour. */
export const roomFilesSchema = z.array(z.object({ mediaId: documentId(), url: z.string(), mime: mediaTypeSchema }))

/** A post as each channel receives it: a draft in its current state, a planned post as it will be published. */
export const roomPostSchema = roomPostRowSchema.extend({
  /** The whole text of the draft, for posts without channels. */
  text: z.string(),
  channels: z.array(
    z.object({
      channel: roomChannelSchema,
      state: roomStateSchema,
      scheduled: zonedTimeSchema.nullable(),
      parts: z.array(roomPartSchema),
    }),
  ),
  files: roomFilesSchema,
})

export type RoomPost = z.infer<typeof roomPostSchema>

/** Returns the content of a review link, and records its opening at most once an hour. */
export const openRoom = defineEndpoint({
  method: 'POST',
  path: '/review/open',
  auth: 'public',
  input: z.object({ token: roomTokenSchema }),
  output: roomSchema,
  errors: ROOM_ERRORS,
})

export const readRoomPost = defineEndpoint({
  method: 'POST',
  path: '/review/post',
  auth: 'public',
  input: z.object({ token: roomTokenSchema, postId: documentId() }),
  output: roomPostSchema,
  errors: ROOM_ERRORS,
})

const decision = z.object({
  token: roomTokenSchema,
  guest: oneLine(FULL_NAME_MAX),
  postId: documentId(),
  /** The publications as the guest has seen them, as in `approvePost`. */
  seen: z
    .array(seenPublicationSchema)
    .min(1)
    .max(POST_CONNECTIONS_MAX * THREAD_PARTS_MAX),
})
const DECISION_ERRORS = ['forbidden', ...ROOM_ERRORS, 'list_full', 'stale_revision'] as const

/**
 * Approves the waiting publications of a post. Publications edited since the guest read them are refused with `stale_revision`. Repeating it changes
 * nothing.
 */
export const approveInRoom = defineEndpoint({
  method: 'POST',
  path: '/review/approve',
  auth: 'public',
  input: decision,
  output: roomPostSchema,
  errors: DECISION_ERRORS,
})

/** Returns a waiting post to its author, with the requested changes. */
export const returnInRoom = defineEndpoint({
  method: 'POST',
  path: '/review/return',
  auth: 'public',
  input: decision.extend({ note: trimmedLines(REVIEW_NOTE_MAX).min(1) }),
  output: roomPostSchema,
  errors: [...DECISION_ERRORS, 'not_scheduled', 'being_sent', 'maybe_published'],
})

/** A comment as a guest sees it, with only the name of its author. */
const roomCommentSchema = z.object({
  id: documentId(),
  threadId: documentId(),
  isReply: z.boolean(),
  author: z.object({ name: z.string(), isGuest: z.boolean() }),
  /** Empty if the comment was deleted but has replies. */
  text: z.string(),
  postedAt: instant(),
  isResolved: z.boolean(),
})

export type RoomComment = z.infer<typeof roomCommentSchema>

const roomSubjectSchema = z.object({ kind: z.enum(['post', 'deck']), id: documentId() })

/** Lists the latest comments on a post or deck that clients can see, in the order in which they were written. */
export const listRoomComments = defineEndpoint({
  method: 'POST',
  path: '/review/comments/list',
  auth: 'public',
  input: z.object({ token: roomTokenSchema, subject: roomSubjectSchema }),
  output: z.object({ comments: z.array(roomCommentSchema) }),
  errors: ROOM_ERRORS,
})

/** Adds a comment under an id that the client generates, so a repeated call adds it only once. */
export const addRoomComment = defineEndpoint({
  method: 'POST',
  path: '/review/comments',
  auth: 'public',
  input: z.object({
    token: roomTokenSchema,
    guest: oneLine(FULL_NAME_MAX),
    commentId: documentId(),
    subject: roomSubjectSchema,
    threadId: documentId().nullable().default(null),
    text: commentTextSchema,
  }),
  output: z.object({ comments: z.array(roomCommentSchema) }),
  errors: ['forbidden', ...ROOM_ERRORS, 'list_full', 'comments_full'],
})
