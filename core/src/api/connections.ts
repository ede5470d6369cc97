import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { CONNECT_CODE_MAX, CONNECT_FOUND_MAX, CONNECT_TICKET_MAX, CONNECT_VALUE_MAX } from '../limits.ts'
import { connectStepSchema } from '../model/connect-step.ts'
import { connectionModeSchema } from '../platforms/channel-facts.ts'
import { connectionSchema } from '../model/connection.ts'
import { platformSchema } from '../platforms/platform.ts'
import { channelSettingsSchema } from '../platforms/channel-facts.ts'
import { timeZoneSchema } from '../time/zoned-time.ts'

/** Value that a browser keeps while the person is on the network's page: a connection can be continued only in the browser that started it. */
const browser = z.string().max(100).default('')

const target = z.object({ workspaceId: documentId(), connectionId: documentId() })

const CONNECT_ERRORS = [
  'forbidden',
  'not_found',
  'network_unavailable',
  'connection_refused',
  'connection_unreachable',
  'address_refused',
  'plan_limit_reached',
  'rate_limited',
] as const

/**
 * Starts connecting a channel with the fields of its network's form. Connecting an account again renews its secrets and keeps its schedule;
 * `connectionId` identifies the account. An `assisted` channel needs only its name.
 */
export const beginConnection = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/connections/begin',
  auth: 'member',
  right: 'manage_channels',
  input: z.object({
    workspaceId: documentId(),
    platform: platformSchema,
    mode: connectionModeSchema.default('direct'),
    values: z.record(z.string().max(40), z.string().max(CONNECT_VALUE_MAX)).default({}),
    connectionId: documentId().optional(),
    browser,
  }),
  output: connectStepSchema,
  errors: CONNECT_ERRORS,
  status: 201,
})

/**
 * Continues a connection that this person started in this browser, with the code from the network or with the chosen channels. A ticket is the
 * `state` of the network's page or of a choice; it is valid for ten minutes and can be used once.
 */
export const finishConnection = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/connections/finish',
  auth: 'member',
  right: 'manage_channels',
  input: z.object({
    workspaceId: documentId(),
    ticket: z.string().min(1).max(CONNECT_TICKET_MAX),
    code: z.string().min(1).max(CONNECT_CODE_MAX).optional(),
    chosen: z.array(z.string().max(256)).min(1).max(CONNECT_FOUND_MAX).optional(),
    browser,
  }),
  output: connectStepSchema,
  errors: [...CONNECT_ERRORS, 'connect_expired'],
  status: 201,
})

/** Lists the networks of this installation, and whether the server publishes there itself or hands posts to a person. */
export const listNetworks = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/networks',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({ networks: z.array(z.object({ platform: platformSchema, mode: connectionModeSchema })) }),
  errors: ['forbidden', 'not_found'],
})

/** Stores the default settings of a channel's posts. */
export const saveChannelSettings = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/connections/:connectionId/settings',
  auth: 'member',
  right: 'manage_channels',
  /** Without `timeZone` the channel keeps its own; null uses the workspace's. */
  input: target.extend({ settings: channelSettingsSchema, timeZone: timeZoneSchema.nullable().optional() }),
  output: connectionSchema,
  errors: ['forbidden', 'not_found', 'validation_failed'],
})

/** Checks with the network now whether the stored access still works. */
export const checkConnection = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/connections/:connectionId/check',
  auth: 'member',
  right: 'manage_channels',
  input: target,
  output: connectionSchema,
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Disconnects a channel and deletes its secrets. Posts scheduled on the channel are held, not lost. */
export const disconnect = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/connections/:connectionId',
  auth: 'member',
  right: 'manage_channels',
  input: target,
  output: z.object({ disconnected: z.literal(true), held: z.int().min(0) }),
  errors: ['forbidden', 'not_found'],
})
