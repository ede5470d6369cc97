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
  mode: connectionModeSchema.default('direct'),
  /** What it is on its network, in the network's own word: a page, an organisation, a board; empty for a person's account. */
  kind: z.string().max(40).default(''),
  /** What the network has granted. */
  scopes: z.array(z.string().max(200)).max(50).default([]),
  /** When access ends unless it is renewed by a person; null where it does not. */
  expiresAt: instant().nullable().default(null),
  limits: channelLimitsSchema.default({}),
  choices: channelChoicesSchema.default({}),
  /** What its posts have unless they say otherwise. */
  settings: channelSettingsSchema.default({}),
  /** Who changed those settings last, and when; null while nobody has, and where that was not stored yet. */
  settingsBy: z.string().min(1).max(128).nullable().default(null),
  settingsAt: instant().nullable().default(null),
  /** Whose clock its people live by; null for the workspace's. */
  timeZone: timeZoneSchema.nullable().default(null),
  /** Since when its posts are held back on purpose. */
  pausedAt: instant().nullable().default(null),
  lastCheckedAt: instant(),
  lastError: z.object({ kind: publishErrorKindSchema, detail: z.string().max(500) }).nullable(),
})

export type Connection = z.infer<typeof connectionSchema>
export const connectionId = documentId
