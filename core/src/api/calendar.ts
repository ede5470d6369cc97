import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'

const workspace = z.object({ workspaceId: documentId() })

/** Since when the workspace has a calendar feed; null without one. Its address is told only when it is made. */
export const readCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/calendar-feed',
  auth: 'member',
  right: 'read_content',
  input: workspace,
  output: z.object({ createdAt: instant().nullable() }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Makes an address at which calendar programs read the schedule, without signing in. The one before ends with it. */
export const makeCalendarFeed = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/calendar-feed',
  auth: 'member',
  right: 'plan_posts',
  input: workspace,
  output: z.object({ address: z.url(), createdAt: instant() }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
  status: 201,
})

/** Ends the address; repeating it changes nothing. */
export const revokeCalendarFeed = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/calendar-feed',
  auth: 'member',
  right: 'plan_posts',
  input: workspace,
  output: z.object({ revoked: z.literal(true) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
