import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { connectionSchema } from '../model/connection.ts'
import { BLUESKY_DEFAULT_SERVICE } from '../platforms/bluesky-service.ts'
import { oneLine } from '../text/one-line.ts'

const target = z.object({ workspaceId: documentId(), connectionId: documentId() })

/**
 * Signs in to Bluesky (or any other AT Protocol server) with an app password and stores it sealed.
 * Connecting an account that is already connected renews its secrets and keeps its schedule.
 */
export const connectBluesky = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/connections/bluesky',
  auth: 'member',
  input: z.object({
    workspaceId: documentId(),
    service: z
      .url({ protocol: /^https?$/ })
      .max(512)
      .default(BLUESKY_DEFAULT_SERVICE),
    handle: z
      .string()
      .trim()
      .min(3)
      .max(253)
      .transform((handle) => handle.replace(/^@/, '').toLowerCase()),
    appPassword: z.string().trim().min(1).max(200),
  }),
  output: connectionSchema,
  errors: ['forbidden', 'connection_refused', 'connection_unreachable', 'address_refused', 'rate_limited'],
  status: 201,
})

/** Opens a channel on the sandbox network; 404 `network_unavailable` in production. */
export const connectSandbox = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/connections/sandbox',
  auth: 'member',
  input: z.object({ workspaceId: documentId(), name: oneLine(60).default('Sandbox') }),
  output: connectionSchema,
  errors: ['forbidden', 'network_unavailable'],
  status: 201,
})

/** Checks now with the network whether the stored access still works. */
export const checkConnection = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/connections/:connectionId/check',
  auth: 'member',
  input: target,
  output: connectionSchema,
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Deletes the secrets. What was scheduled on the channel is held, not lost. */
export const disconnect = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/connections/:connectionId',
  auth: 'member',
  input: target,
  output: z.object({ disconnected: z.literal(true), held: z.int().min(0) }),
  errors: ['forbidden', 'not_found'],
})
