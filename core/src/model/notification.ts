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

/** Maximum length of the note to the author of a post that is sent back. */
export const REVIEW_NOTE_MAX = 500

const notificationBase = documentBase.extend({
  /** Time of the latest event; the list is sorted by it. */
  happenedAt: instant(),
  /** Time when the owner read the notification: the only field that the owner writes, once. A new event makes the notification unread again. */
  readAt: instant().nullable(),
  /** Expiry time; a TTL policy removes the notification some time later. */
  expiresAt: instant(),
})

/** A channel's name and outcome at the time of the notification, so that old notifications stay correct. */
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
  // Notification to approvers that the post waits for their decision.
  'post.review',
])

export type PublicationKind = z.infer<typeof publicationKindSchema>

/** One outcome of one plan of a post, with all channels that have this outcome. */
const publicationNotificationSchema = notificationBase.extend({
  kind: publicationKindSchema,
  workspaceId: documentId(),
  postId: documentId(),
  generation: z.int().min(1),
  /** Beginning of the post's text; empty if it had none. */
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
  /** Note of the person who sent the post back; may be empty. */
  reviewNote: z.string().max(REVIEW_NOTE_MAX),
})

export type ReturnedNotification = z.infer<typeof returnedNotificationSchema>

/** A comment; one notification per person, with the first reason that applies. */
const commentNotificationSchema = notificationBase.extend({
  kind: z.literal('comment.added'),
  workspaceId: documentId(),
  commentId: documentId(),
  subject: commentSubjectSchema,
  reason: commentReasonSchema,
  /** Name of the author at that time; empty if the account is deleted. */
  authorName: z.string().max(FULL_NAME_MAX),
  excerpt: z.string().max(NOTIFICATION_EXCERPT_MAX),
})

export type CommentNotification = z.infer<typeof commentNotificationSchema>

/** Reminder that a post waits for approval: sent to its approvers after one day and two days, to the members who manage the workspace after three. */
const reminderNotificationSchema = notificationBase.extend({
  kind: z.literal('post.reminder'),
  workspaceId: documentId(),
  postId: documentId(),
  excerpt: z.string().max(NOTIFICATION_EXCERPT_MAX),
  isEscalated: z.boolean(),
  days: z.int().min(1),
  dueAt: instant().nullable(),
})

/** A channel whose access no longer works, so that a person must reconnect it. */
const reconnectNotificationSchema = notificationBase.extend({
  ...channelFactsSchema.shape,
  kind: z.literal('channel.reconnect'),
  workspaceId: documentId(),
  /** Revision of the connection at which its access failed: events of an older revision are ignored. */
  connectionRev: z.int().min(1),
  /** Number of posts held because of the connection at the last event. */
  heldPosts: z.int().min(0).default(0),
})

export type ReconnectNotification = z.infer<typeof reconnectNotificationSchema>

/** A channel whose access ends soon, unless a person reconnects it. */
const expiringNotificationSchema = notificationBase.extend({
  ...channelFactsSchema.omit({ errorKind: true }).shape,
  kind: z.literal('channel.expiring'),
  workspaceId: documentId(),
  accessEndsAt: instant(),
})

export type ExpiringNotification = z.infer<typeof expiringNotificationSchema>

/** An export that can be downloaded until its file is deleted. */
const exportNotificationSchema = notificationBase.extend({
  kind: z.literal('export.ready'),
  jobId: documentId(),
  fileExpiresAt: instant(),
})

export type ExportNotification = z.infer<typeof exportNotificationSchema>

/** The email address was confirmed by another sign-in method, which ended all earlier sessions. */
const replacedSignInSchema = notificationBase.extend({ kind: z.literal('sign_in.replaced'), ended: z.int().min(0) })

/** A member has left a workspace or was removed from it; sent to the workspace's owner. */
const memberLeftSchema = notificationBase.extend({
  kind: z.literal('member.left'),
  workspaceId: documentId(),
  /** Name of the workspace at that time. */
  workspaceName: z.string().max(WORKSPACE_NAME_MAX),
  /** Name of the member at that time; empty if the account was deleted and the reader now owns the workspace. */
  memberName: z.string().max(FULL_NAME_MAX),
  /** Number of the person's planned posts and series, which continue. */
  posts: z.int().min(0),
  series: z.int().min(0),
})

export type MemberLeftNotification = z.infer<typeof memberLeftSchema>

/** Decision of reviewers about a person's contribution to the gallery. */
const contributionNotificationSchema = notificationBase.extend({
  kind: z.literal('contribution.decided'),
  contributionId: documentId(),
  title: z.string().max(OFFER_TITLE_MAX),
  decision: z.enum(['approved', 'rejected', 'changesAsked', 'takenDown', 'putBack']),
})

/**
 * Messages from the contact form, for every admin: one notification, updated by each new message. It contains no names, because messages can be
 * deleted.
 */
const contactNotificationSchema = notificationBase.extend({
  kind: z.literal('contact.received'),
  topic: z.enum(CONTACT_TOPICS),
  /** Number of unanswered messages at the time of the event. */
  waiting: z.int().min(1),
})

export type ContactNotification = z.infer<typeof contactNotificationSchema>

/** An admin asks to view the account, or has started to view it; contains the admin's name at that time. */
const supportViewNotificationSchema = notificationBase.extend({
  kind: z.literal('support.view'),
  event: z.enum(['asked', 'begun']),
  adminName: z.string().max(FULL_NAME_MAX),
  reason: z.string().max(SUPPORT_REASON_MAX),
})

/** A person joined a workspace through an invite; sent to the inviter. Names are those at that time. */
const joinedNotificationSchema = notificationBase.extend({
  kind: z.literal('member.joined'),
  workspaceId: documentId(),
  workspaceName: z.string().max(WORKSPACE_NAME_MAX),
  memberName: z.string().max(FULL_NAME_MAX),
  role: memberRoleSchema,
})

/** A webhook was paused because its deliveries fail, or its receiver is gone; sent to its creator. */
const hookPausedSchema = notificationBase.extend({
  kind: z.literal('hook.paused'),
  workspaceId: documentId(),
  hookId: documentId(),
  hookName: z.string().max(HOOK_NAME_MAX),
  pausedFor: hookPauseSchema.exclude(['person']),
})

/**
 * Notification of a person, `users/{uid}/notifications/{id}`: data only, because the client has the texts. Background functions write it; the owner
 * reads it and marks it as read.
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
