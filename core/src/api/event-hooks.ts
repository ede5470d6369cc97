import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, revision } from '../ids.ts'
import {
  EVENT_HOOKS_MAX,
  eventHookDraftSchema,
  HOOK_DELIVERIES_PAGE,
  hookDeliveryStateSchema,
  shownDeliverySchema,
  shownHookSchema,
} from '../model/event-hook.ts'

const workspace = { workspaceId: documentId() }
const hook = { ...workspace, hookId: documentId() }
/** The signing secret, returned only once. */
const key = z.string().startsWith('whsec_').max(200)

export const listEventHooks = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/event-hooks',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object(workspace),
  output: z.object({ hooks: z.array(shownHookSchema).max(EVENT_HOOKS_MAX) }),
  errors: ['not_found', 'forbidden', 'rate_limited'],
})

/** Returns whether a webhook of the workspace accepts members' notifications; otherwise members cannot have notifications sent to a webhook. */
export const getHookOffer = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/event-hooks/offer',
  auth: 'member',
  right: 'read_content',
  input: z.object(workspace),
  output: z.object({ takesNotifications: z.boolean() }),
  errors: ['not_found', 'forbidden', 'rate_limited'],
})

/** Creates a webhook that sends a workspace's events to an address. Its secret is returned only here. */
export const createEventHook = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/event-hooks',
  auth: 'member',
  right: 'manage_workspace',
  input: eventHookDraftSchema.extend(workspace),
  output: z.object({ hook: shownHookSchema, key }),
  errors: [
    'not_found',
    'forbidden',
    'validation_failed',
    'address_refused',
    'address_unreachable',
    'list_full',
    'rate_limited',
  ],
  status: 201,
})

/** Changes, pauses or resumes a webhook. */
export const updateEventHook = defineEndpoint({
  method: 'PATCH',
  path: '/workspaces/:workspaceId/event-hooks/:hookId',
  auth: 'member',
  right: 'manage_workspace',
  input: eventHookDraftSchema.partial().extend({ ...hook, rev: revision(), isPaused: z.boolean().optional() }),
  output: z.object({ hook: shownHookSchema }),
  errors: [
    'not_found',
    'forbidden',
    'validation_failed',
    'address_refused',
    'address_unreachable',
    'stale_revision',
    'rate_limited',
  ],
})

/** Removes a webhook; its waiting deliveries are not sent. Removing a missing webhook succeeds. */
export const deleteEventHook = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/event-hooks/:hookId',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object(hook),
  output: z.object({ removed: z.boolean() }),
  errors: ['not_found', 'forbidden', 'rate_limited'],
})

/** Gives a webhook a new secret. For one day, deliveries are signed with the old and the new secret. */
export const rotateEventHook = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/event-hooks/:hookId/rotate',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object({ ...hook, rev: revision() }),
  output: z.object({ hook: shownHookSchema, key }),
  errors: ['not_found', 'forbidden', 'stale_revision', 'rate_limited'],
})

/** Sends a test event, also to a paused webhook, and returns the outcome of the first call. */
export const testEventHook = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/event-hooks/:hookId/test',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object(hook),
  output: z.object({ delivery: shownDeliverySchema }),
  errors: ['not_found', 'forbidden', 'rate_limited'],
})

/** Lists the deliveries of a webhook, latest first. */
export const listHookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/event-hooks/:hookId/deliveries',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object({ ...hook, state: hookDeliveryStateSchema.optional(), after: z.string().max(300).optional() }),
  output: z.object({
    deliveries: z.array(shownDeliverySchema).max(HOOK_DELIVERIES_PAGE),
    cursor: z.string().max(300).nullable(),
  }),
  errors: ['not_found', 'forbidden', 'validation_failed', 'rate_limited'],
})

/** Sends a settled delivery again under the same id, or a waiting one at once. */
export const replayHookDelivery = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/event-hooks/:hookId/deliveries/:deliveryId/replay',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object({ ...hook, deliveryId: documentId() }),
  output: z.object({ delivery: shownDeliverySchema }),
  errors: ['not_found', 'forbidden', 'rate_limited'],
})
