import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { connectionSchema } from '../model/connection.ts'
import { memberSchema } from '../model/member.ts'
import { postSchema } from '../model/post.ts'
import { subscriptionSchema } from '../model/subscription.ts'
import { supportViewSchema } from '../model/support-view.ts'
import { userSchema } from '../model/user.ts'
import { variantSchema } from '../model/variant.ts'
import { workspaceSchema } from '../model/workspace.ts'
import { roomPostSchema } from './client-room.ts'

export const VIEWED_PAGE_MAX = 30
export const LISTED_VIEWS_MAX = 10

const view = z.object({ uid: documentId(), viewId: documentId() })
const changed = z.object({ view: supportViewSchema })

/** Allows or refuses an admin's view of the caller's account. Repeating it changes nothing. */
export const answerSupportView = defineEndpoint({
  method: 'POST',
  path: '/users/me/support-views/:viewId/answer',
  auth: 'session',
  input: z.object({ viewId: documentId(), isAllowed: z.boolean() }),
  output: changed,
  errors: ['validation_failed', 'unauthenticated', 'not_found', 'view_closed', 'rate_limited'],
})

/** Withdraws a consent, or ends a running view. Repeating it changes nothing. */
export const withdrawSupportView = defineEndpoint({
  method: 'POST',
  path: '/users/me/support-views/:viewId/end',
  auth: 'session',
  input: z.object({ viewId: documentId() }),
  output: changed,
  errors: ['validation_failed', 'unauthenticated', 'not_found', 'view_closed', 'rate_limited'],
})

/** Lists the latest requests to view a person's account. */
export const listSupportViews = defineEndpoint({
  method: 'GET',
  path: '/admin/view-as/:uid',
  auth: 'admin',
  input: z.object({ uid: documentId() }),
  output: z.object({ views: z.array(supportViewSchema).max(LISTED_VIEWS_MAX) }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Asks a person for consent. Repeating it with the same id returns the existing request. */
export const askSupportView = defineEndpoint({
  method: 'POST',
  path: '/admin/view-as/:uid/:viewId',
  auth: 'admin',
  input: view.extend({ reason: supportViewSchema.shape.reason }),
  output: changed,
  errors: ['route_not_found', 'validation_failed', 'not_found', 'view_open', 'views_full', 'rate_limited'],
})

const stepErrors = ['route_not_found', 'validation_failed', 'not_found', 'view_closed', 'rate_limited'] as const

/** Starts a view that the account's owner has allowed (sensitive). It ends automatically after 15 minutes. */
export const beginSupportView = defineEndpoint({
  method: 'POST',
  path: '/admin/view-as/:uid/:viewId/begin',
  auth: 'admin',
  input: view,
  output: changed,
  errors: [...stepErrors, 'reauthentication_required'],
})

/** Ends a view or withdraws a request. Repeating it changes nothing. */
export const endSupportView = defineEndpoint({
  method: 'POST',
  path: '/admin/view-as/:uid/:viewId/end',
  auth: 'admin',
  input: view,
  output: changed,
  errors: stepErrors,
})

/** Reads the account, settings, plan and usage of the person, without secrets. */
export const viewAccount = defineEndpoint({
  method: 'GET',
  path: '/admin/view-as/:uid/:viewId/account',
  auth: 'admin',
  input: view,
  output: z.object({
    user: userSchema.pick({
      id: true,
      fullName: true,
      username: true,
      email: true,
      emailVerified: true,
      status: true,
      createdAt: true,
      deletesAt: true,
      mutedReasons: true,
      mailedReasons: true,
    }),
    subscription: subscriptionSchema.pick({ planId: true, status: true, periodEnd: true }).nullable(),
    limits: z.array(z.object({ limit: z.string(), used: z.number(), max: z.number().nullable() })),
  }),
  errors: stepErrors,
})

const viewedWorkspaceSchema = workspaceSchema.pick({ id: true, name: true, timeZone: true }).extend({
  role: memberSchema.shape.role,
  channels: z.array(
    connectionSchema.pick({ id: true, platform: true, handle: true, status: true, pausedAt: true, lastError: true }),
  ),
})
export type ViewedWorkspace = z.infer<typeof viewedWorkspaceSchema>

/** Lists the workspaces of the person, each with the person's role and its channels. */
export const viewWorkspaces = defineEndpoint({
  method: 'GET',
  path: '/admin/view-as/:uid/:viewId/workspaces',
  auth: 'admin',
  input: view,
  output: z.object({ workspaces: z.array(viewedWorkspaceSchema).max(VIEWED_PAGE_MAX) }),
  errors: stepErrors,
})

const viewedPostSchema = postSchema.pick({ id: true, lifecycle: true, plannedAt: true, publishedAt: true }).extend({
  text: z.string(),
  deliveries: z.array(
    variantSchema.pick({ id: true, platform: true, handle: true, state: true, error: true, url: true, attempts: true }),
  ),
})
export type ViewedPost = z.infer<typeof viewedPostSchema>

/** Lists the posts of a workspace with their deliveries: planned ones first, latest first, then drafts. */
export const viewPosts = defineEndpoint({
  method: 'GET',
  path: '/admin/view-as/:uid/:viewId/posts',
  auth: 'admin',
  input: view.extend({ workspaceId: documentId(), after: documentId().optional() }),
  output: z.object({ posts: z.array(viewedPostSchema).max(VIEWED_PAGE_MAX), after: documentId().nullable() }),
  errors: stepErrors,
})

/** Reads a post as each channel receives it, with signed addresses of its files. */
export const viewPost = defineEndpoint({
  method: 'GET',
  path: '/admin/view-as/:uid/:viewId/posts/:postId',
  auth: 'admin',
  input: view.extend({ workspaceId: documentId(), postId: documentId() }),
  output: z.object({ post: roomPostSchema }),
  errors: stepErrors,
})

/** Lists the latest notifications of the person. */
export const viewNotifications = defineEndpoint({
  method: 'GET',
  path: '/admin/view-as/:uid/:viewId/notifications',
  auth: 'admin',
  input: view,
  output: z.object({
    notifications: z
      .array(z.object({ id: documentId(), kind: z.string(), happenedAt: instant(), readAt: instant().nullable() }))
      .max(VIEWED_PAGE_MAX),
  }),
  errors: stepErrors,
})
