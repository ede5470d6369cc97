import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { FULL_NAME_MAX, NOTIFICATION_EXCERPT_MAX, POST_CONNECTIONS_MAX, WORKSPACE_NAME_MAX } from '../limits.ts'
import { OFFER_TITLE_MAX } from './offer-limits.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishErrorKindSchema } from '../publishing/publish-error.ts'
import { memberRoleSchema } from '../rights/rights.ts'
import { commentReasonSchema, commentSubjectSchema } from './comment-subject.ts'
import { CONTACT_TOPICS } from './contact-message.ts'
import { documentBase } from './document.ts'
import { HOOK_NAME_MAX, hookPauseSchema } from './hook-pause.ts'
import { SUPPORT_REASON_MAX } from './support-view.ts'

export const NOTIFICATION_SCHEMA = 1

/** What may be written to the author of a post that is sent back. */
export const REVIEW_NOTE_MAX = 500

const notificationBase = documentBase.extend({
  /** When its last event happened; the order of the list. */
  happenedAt: instant(),
  /** The only field that its owner writes, once; something new in it makes it unread again. */
  readAt: instant().nullable(),
  /** A TTL policy removes it some time after this. */
  expiresAt: instant(),
})

/** A channel's name and outcome at the time of the notification, so that an old notification stays true. */
const channelFactsSchema = z.object({
  connectionId: documentId(),
  platform: platformSchema,
  handle: z.string().max(256),
  errorKind: publishErrorKindSchema.nullable(),
})

export type ChannelFacts = z.infer<typeof channelFactsSchema>

const publicationKindSchema = z.enum([
  'post.published',
  'post.failed',
  'post.unconfirmed',
  'post.held',
  'post.handed_over',
  // For those who approve: the post waits for their word.
  'post.review',
])

export type PublicationKind = z.infer<typeof publicationKindSchema>

/** One outcome of one plan of a post, with every channel that had it. */
const publicationNotificationSchema = notificationBase.extend({
  kind: publicationKindSchema,
  workspaceId: documentId(),
  postId: documentId(),
  generation: z.int().min(1),
  /** The first words of the post; empty when it had no text. */
  excerpt: z.string().max(NOTIFICATION_EXCERPT_MAX),
  channels: z.array(channelFactsSchema).min(1).max(POST_CONNECTIONS_MAX),
})

export type PublicationNotification = z.infer<typeof publicationNotificationSchema>

/** A post that was sent back to its author instead of being approved. */
const returnedNotificationSchema = notificationBase.extend({
  kind: z.literal('post.returned'),
  workspaceId: documentId(),
  postId: documentId(),
  excerpt: z.string().max(NOTIFICATION_EXCERPT_MAX),
  /** What the person who sent it back wrote; may be empty. */
  reviewNote: z.string().max(REVIEW_NOTE_MAX),
})

export type ReturnedNotification = z.infer<typeof returnedNotificationSchema>

/** A comment, once for each person, with the first reason that holds. */
const commentNotificationSchema = notificationBase.extend({
  kind: z.literal('comment.added'),
  workspaceId: documentId(),
  commentId: documentId(),
  subject: commentSubjectSchema,
  reason: commentReasonSchema,
  /** The author by name, as it was then; empty when the account is gone. */
  authorName: z.string().max(FULL_NAME_MAX),
  excerpt: z.string().max(NOTIFICATION_EXCERPT_MAX),
})

export type CommentNotification = z.infer<typeof commentNotificationSchema>

/** A post that waits for approval since a day or two; escalated to those who manage the workspace after three. */
const reminderNotificationSchema = notificationBase.extend({
  kind: z.literal('post.reminder'),
  workspaceId: documentId(),
  postId: documentId(),
  excerpt: z.string().max(NOTIFICATION_EXCERPT_MAX),
  isEscalated: z.boolean(),
  days: z.int().min(1),
  dueAt: instant().nullable(),
})

/** An account whose access no longer works. */
const reconnectNotificationSchema = notificationBase.extend({
  ...channelFactsSchema.shape,
  kind: z.literal('channel.reconnect'),
  workspaceId: documentId(),
  /** The connection's revision with which it broke: an event of an older revision is ignored. */
  connectionRev: z.int().min(1),
  /** How many posts were held for it at the last event. */
  heldPosts: z.int().min(0).default(0),
})

export type ReconnectNotification = z.infer<typeof reconnectNotificationSchema>

/** An account whose access ends soon, unless a person connects it again. */
const expiringNotificationSchema = notificationBase.extend({
  ...channelFactsSchema.omit({ errorKind: true }).shape,
  kind: z.literal('channel.expiring'),
  workspaceId: documentId(),
  accessEndsAt: instant(),
})

export type ExpiringNotification = z.infer<typeof expiringNotificationSchema>

/** An export that can be fetched until its file is gone. */
const exportNotificationSchema = notificationBase.extend({
  kind: z.literal('export.ready'),
  jobId: documentId(),
  fileExpiresAt: instant(),
})

export type ExportNotification = z.infer<typeof exportNotificationSchema>

/** The address was confirmed by another means of signing in, which ended every session from before. */
const replacedSignInSchema = notificationBase.extend({ kind: z.literal('sign_in.replaced'), ended: z.int().min(0) })

/** A member has left a workspace or was removed, to its owner. */
const memberLeftSchema = notificationBase.extend({
  kind: z.literal('member.left'),
  workspaceId: documentId(),
  /** As it was then, like the name. */
  workspaceName: z.string().max(WORKSPACE_NAME_MAX),
  /** Empty where the account was deleted and the workspace belongs to the reader now. */
  memberName: z.string().max(FULL_NAME_MAX),
  /** Planned posts and series of the person, which go on. */
  posts: z.int().min(0),
  series: z.int().min(0),
})

export type MemberLeftNotification = z.infer<typeof memberLeftSchema>

/** What reviewers decided about something that a person offers to the gallery. */
const contributionNotificationSchema = notificationBase.extend({
  kind: z.literal('contribution.decided'),
  contributionId: documentId(),
  title: z.string().max(OFFER_TITLE_MAX),
  decision: z.enum(['approved', 'rejected', 'changesAsked', 'takenDown', 'putBack']),
})

/** Messages from the contact form, to every admin: one notification that the next message renews. Names nobody, because messages can be deleted. */
const contactNotificationSchema = notificationBase.extend({
  kind: z.literal('contact.received'),
  topic: z.enum(CONTACT_TOPICS),
  /** Messages that were unanswered when it was written. */
  waiting: z.int().min(1),
})

export type ContactNotification = z.infer<typeof contactNotificationSchema>

/** An admin asks to look at the account, or has begun to. The name as it was. */
const supportViewNotificationSchema = notificationBase.extend({
  kind: z.literal('support.view'),
  event: z.enum(['asked', 'begun']),
  adminName: z.string().max(FULL_NAME_MAX),
  reason: z.string().max(SUPPORT_REASON_MAX),
})

/** Somebody joined a workspace by an invite; for who made it. Names as they were. */
const joinedNotificationSchema = notificationBase.extend({
  kind: z.literal('member.joined'),
  workspaceId: documentId(),
  workspaceName: z.string().max(WORKSPACE_NAME_MAX),
  memberName: z.string().max(FULL_NAME_MAX),
  role: memberRoleSchema,
})

/** A webhook was paused because its deliveries fail, or its receiver is gone; to who made it. */
const hookPausedSchema = notificationBase.extend({
  kind: z.literal('hook.paused'),
  workspaceId: documentId(),
  hookId: documentId(),
  hookName: z.string().max(HOOK_NAME_MAX),
  pausedFor: hookPauseSchema.exclude(['person']),
})

/**
 * Notification of a person, `users/{uid}/notifications/{id}`: facts only, the client has the sentences. Background functions
 * write it, its owner reads it and marks it as read.
 */
export const notificationSchema = z.discriminatedUnion('kind', [
  publicationNotificationSchema,
  returnedNotificationSchema,
  commentNotificationSchema,
  reminderNotificationSchema,
  reconnectNotificationSchema,
  expiringNotificationSchema,
  exportNotificationSchema,
  replacedSignInSchema,
  memberLeftSchema,
  contributionNotificationSchema,
  contactNotificationSchema,
  joinedNotificationSchema,
  supportViewNotificationSchema,
  hookPausedSchema,
])

export type Notification = z.infer<typeof notificationSchema>
export type NotificationKind = Notification['kind']
