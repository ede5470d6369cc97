import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { API_KEY_DAYS, apiKeyNameSchema, listedApiKeySchema } from '../model/api-key.ts'
import { apiScopesSchema } from '../rights/scopes.ts'

/** Lists the keys that are not revoked, latest first: a member's own, or all of them for callers who manage members. */
export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/api-keys',
  auth: 'member',
  right: 'read_internal',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({ keys: z.array(listedApiKeySchema) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/**
 * Creates a key of the public API. The key is returned only here. Only callers who manage the workspace can let assistants publish with the key
 * without a person's approval. Callers with a second factor must have proved it recently.
 */
export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/api-keys',
  auth: 'member',
  right: 'read_internal',
  input: z.object({
    workspaceId: documentId(),
    name: apiKeyNameSchema,
    scopes: apiScopesSchema,
    /** Null for a key that does not expire. */
    days: z.literal(API_KEY_DAYS).nullable(),
    actsAlone: z.boolean().default(false),
  }),
  output: z.object({ key: listedApiKeySchema, secret: z.string() }),
  errors: ['forbidden', 'not_found', 'list_full', 'reauthentication_required', 'rate_limited'],
  status: 201,
})

/** Revokes a key permanently: a member's own, or any key for callers who manage members. Repeating it changes nothing. */
export const revokeApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/api-keys/:keyId',
  auth: 'member',
  right: 'read_internal',
  input: z.object({ workspaceId: documentId(), keyId: documentId() }),
  output: z.object({ revoked: z.literal(true) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
