import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { apiScopesSchema } from '../rights/scopes.ts'
import { oneLine } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

export const API_KEY_NAME_MAX = 60
/** Keys of one workspace that are open at once. */
export const API_KEYS_MAX = 50
/** Days after which a key ends by itself. */
export const API_KEY_DAYS = [7, 30, 90, 365] as const
/** The last use of a key or assistant is stored at most this often. */
export const LAST_USED_PRECISION = 60 * 60 * 1000
/** Calls of one key or assistant in a minute. */
export const API_CALLS_PER_MINUTE = 120

export const apiKeyNameSchema = oneLine(API_KEY_NAME_MAX)

/**
 * A key of the public API, `apiKeys/{hash of the key}`: server only. The key itself is stored nowhere. It acts as its maker, with no more than
 * the maker's role at the time of the call and the rights of its scopes.
 */
export const apiKeySchema = documentBase.extend({
  workspaceId: documentId(),
  name: apiKeyNameSchema,
  scopes: apiScopesSchema,
  /** Its first and last characters, by which its maker knows it again. */
  start: z.string().max(12),
  end: z.string().max(8),
  /** Whether an assistant that uses it publishes without a person's approval. */
  actsAlone: z.boolean(),
  /** Null for a key without an end. */
  expiresAt: instant().nullable(),
  lastUsedAt: instant().nullable(),
  revokedAt: instant().nullable(),
})

export type ApiKey = z.infer<typeof apiKeySchema>

/** As its maker and those who manage members see it. */
export const listedApiKeySchema = apiKeySchema
  .pick({ id: true, name: true, scopes: true, start: true, end: true, actsAlone: true })
  .extend({
    createdAt: instant(),
    createdBy: z.string(),
    /** Of its maker; empty once the account is gone. */
    madeBy: z.string(),
    expiresAt: instant().nullable(),
    lastUsedAt: instant().nullable(),
  })

export type ListedApiKey = z.infer<typeof listedApiKeySchema>

export function isOpenKey({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: number): boolean {
  return revokedAt === null && (expiresAt === null || now < expiresAt)
}
