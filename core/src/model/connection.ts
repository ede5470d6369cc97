import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import {
  connectionModeSchema,
  channelChoicesSchema,
  channelLimitsSchema,
  channelSettingsSchema,
} from '../platforms/channel-facts.ts'
import { platformSchema } from '../platforms/platform.ts'
import { publishErrorKindSchema } from '../publishing/publish-error.ts'
import { timeZoneSchema } from '../time/zoned-time.ts'
import { documentBase } from './document.ts'

export const CONNECTION_SCHEMA = 1

export const connectionStatusSchema = z.enum(['connected', 'needs_reconnect', 'unreachable', 'disconnected'])
export type ConnectionStatus = z.infer<typeof connectionStatusSchema>

/**
 * A connected account, `workspaces/{wid}/connections/{id}`: the public half. Its secrets are stored encrypted in `connectionSecrets/{id}`. The id is
 * derived from workspace, platform and external id, so reconnecting keeps the schedule.
 */
export const connectionSchema = documentBase.extend({
  platform: platformSchema,
  externalId: z.string().min(1).max(256),
  handle: z.string().min(1).max(256),
  name: z.string().max(256),
  /** Small image as a data URL, so that showing it needs no request to another server. */
  avatar: z.string().max(40_000).nullable(),
  /** Server that hosts the account, without a trailing slash. */
  service: z.string().max(512),
  status: connectionStatusSchema,
  mode: connectionModeSchema.default('direct'),
  /** Kind of account in the network's own term: a page, an organisation, a board; empty for a person's account. */
  kind: z.string().max(40).default(''),
  /** Scopes that the network has granted. */
  scopes: z.array(z.string().max(200)).max(50).default([]),
  /** Time when access ends unless a person renews it; null if it does not end. */
  expiresAt: instant().nullable().default(null),
  limits: channelLimitsSchema.default({}),
  choices: channelChoicesSchema.default({}),
  /** Default settings of the channel's posts. */
  settings: channelSettingsSchema.default({}),
  /** Member who last changed the settings, and time of the change; null if nobody has changed them, or they were changed before this was stored. */
  settingsBy: z.string().min(1).max(128).nullable().default(null),
  settingsAt: instant().nullable().default(null),
  /** Time zone of the channel's audience; null to use the workspace's. */
  timeZone: timeZoneSchema.nullable().default(null),
  /** Time since which the channel's posts are deliberately held. */
  pausedAt: instant().nullable().default(null),
  lastCheckedAt: instant(),
  /** Time since which the channel needs to be reconnected or is disconnected; see `getBrokenAt`. Null for documents from before this was stored. */
  brokenAt: instant().nullable().default(null),
  lastError: z.object({ kind: publishErrorKindSchema, detail: z.string().max(500) }).nullable(),
})

export type Connection = z.infer<typeof connectionSchema>
export const connectionId = documentId

/**
 * Returns `brokenAt` for the next status of a channel. The first time stays, however often the channel is checked or cannot be reached, until it is
 * connected again. Disconnecting it is a new event.
 */
export function getBrokenAt(
  { status, brokenAt, lastCheckedAt }: Pick<Connection, 'status' | 'brokenAt' | 'lastCheckedAt'>,
  next: ConnectionStatus,
  now: number,
): number | null {
  const known = brokenAt ?? (status === 'needs_reconnect' ? lastCheckedAt : null)
  switch (next) {
    case 'connected':
      return null
    case 'unreachable':
      return known
    case 'needs_reconnect':
      return known ?? now
    case 'disconnected':
      return status === 'disconnected' ? brokenAt : now
  }
}
