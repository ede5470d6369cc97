import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishErrorKindSchema } from '../publishing/publish-error.ts'
import { documentBase } from './document.ts'

export const CONNECTION_SCHEMA = 1

export const connectionStatusSchema = z.enum(['connected', 'needs_reconnect', 'unreachable', 'disconnected'])
export type ConnectionStatus = z.infer<typeof connectionStatusSchema>

/**
 * A connected account, `workspaces/{wid}/connections/{id}`: the public half. Its secrets lie sealed in
 * `connectionSecrets/{id}`. The id is derived from workspace, platform and external id, so reconnecting keeps the schedule.
 */
export const connectionSchema = documentBase.extend({
  platform: platformSchema,
  externalId: z.string().min(1).max(256),
  handle: z.string().min(1).max(256),
  name: z.string().max(256),
  /** A small picture as a data URL, so that showing it needs no request to another server. */
  avatar: z.string().max(40_000).nullable(),
  /** The server that holds the account, without a trailing slash. */
  service: z.string().max(512),
  status: connectionStatusSchema,
  lastCheckedAt: instant(),
  lastError: z.object({ kind: publishErrorKindSchema, detail: z.string().max(500) }).nullable(),
})

export type Connection = z.infer<typeof connectionSchema>
export const connectionId = documentId
