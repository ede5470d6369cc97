import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'

const workspace = z.object({ workspaceId: documentId() })

/**
 * Returns when the workspace's calendar feed was created; null without a feed, or if its creator is not an active member. The feed's address is
 * returned only on creation.
 */
export const readCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/calendar-feed',
  auth: 'member',
  right: 'read_content',
  input: workspace,
  output: z.object({ createdAt: instant().nullable() }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Creates an address at which calendar apps read the schedule without signing in. The previous address stops working. */
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

/** Revokes the address of the calendar feed. Repeating it changes nothing. */
export const revokeCalendarFeed = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/calendar-feed',
  auth: 'member',
  right: 'plan_posts',
  input: workspace,
  output: z.object({ revoked: z.literal(true) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
