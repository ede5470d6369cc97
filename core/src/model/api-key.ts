import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { apiScopesSchema } from '../rights/scopes.ts'
import { oneLine } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

export const API_KEY_NAME_MAX = 60
/** Maximum number of active keys per workspace. */
export const API_KEYS_MAX = 50
/** Lifetimes that a key can have, in days. */
export const API_KEY_DAYS = [7, 30, 90, 365] as const
/** Minimum time between two stored updates of the last use of a key or assistant. */
export const LAST_USED_PRECISION = 60 * 60 * 1000
/** Maximum number of calls per minute of one key or assistant. */
export const API_CALLS_PER_MINUTE = 120

export const apiKeyNameSchema = oneLine(API_KEY_NAME_MAX)

/**
 * A key of the public API, `apiKeys/{hash of the key}`: server only. The key itself is never stored. It acts on behalf of the member who created it,
 * limited to that member's role at the time of the call and to the key's own scopes.
 */
export const apiKeySchema = documentBase.extend({
  workspaceId: documentId(),
  name: apiKeyNameSchema,
  scopes: apiScopesSchema,
  /** First and last characters of the key, so that its creator can recognise it. */
  start: z.string().max(12),
  end: z.string().max(8),
  /** True if an assistant that uses the key publishes without a person's approval. */
  actsAlone: z.boolean(),
  /** Null for a key that never expires. */
  expiresAt: instant().nullable(),
  lastUsedAt: instant().nullable(),
  revokedAt: instant().nullable(),
})

export type ApiKey = z.infer<typeof apiKeySchema>

/** An API key as shown to its creator and to those who manage members. */
export const listedApiKeySchema = apiKeySchema
  .pick({ id: true, name: true, scopes: true, start: true, end: true, actsAlone: true })
  .extend({
    createdAt: instant(),
    createdBy: z.string(),
    /** Name of the key's creator; empty once the account is deleted. */
    madeBy: z.string(),
    expiresAt: instant().nullable(),
    lastUsedAt: instant().nullable(),
  })

export type ListedApiKey = z.infer<typeof listedApiKeySchema>

export function isOpenKey({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: number): boolean {
  return revokedAt === null && (expiresAt === null || now < expiresAt)
}
