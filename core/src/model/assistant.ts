import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { apiScopesSchema } from '../rights/scopes.ts'
import { oneLine } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

export const ASSISTANT_NAME_MAX = 80
/** Maximum number of assistants connected to one workspace. */
export const ASSISTANTS_MAX = 30
export const REDIRECTS_MAX = 10
export const REDIRECT_LENGTH_MAX = 500

export const ASSISTANT_TOKEN_TTL = 60 * 60 * 1000
/** Idle time after which an assistant is disconnected. */
export const ASSISTANT_IDLE_TTL = 30 * 24 * 60 * 60 * 1000
export const ASSISTANT_CODE_TTL = 5 * 60 * 1000
/** Time after which a registration that no person has used is removed. */
export const UNUSED_CLIENT_TTL = 7 * 24 * 60 * 60 * 1000
export const USED_CLIENT_TTL = 400 * 24 * 60 * 60 * 1000

/** A program that registered itself, `assistantClients/{id}`: server only. The program chose its name itself. */
export const assistantClientSchema = documentBase.extend({
  name: oneLine(ASSISTANT_NAME_MAX),
  redirectUris: z.array(z.string().max(REDIRECT_LENGTH_MAX)).min(1).max(REDIRECTS_MAX),
  /** Expiry time; a TTL policy removes the document some time later. */
  expiresAt: instant(),
})

export type AssistantClient = z.infer<typeof assistantClientSchema>

/** A person's consent that the assistant exchanges once for tokens, `assistantCodes/{hash of the code}`: server only. */
export const assistantCodeSchema = documentBase.extend({
  clientId: documentId(),
  clientName: oneLine(ASSISTANT_NAME_MAX),
  workspaceId: documentId(),
  scopes: apiScopesSchema,
  actsAlone: z.boolean(),
  redirectUri: z.string().max(REDIRECT_LENGTH_MAX),
  codeChallenge: z.string().length(43),
  resource: z.string().max(REDIRECT_LENGTH_MAX),
  /** Id of the connected assistant that was created from the code; null until then. */
  assistantId: documentId().nullable(),
  expiresAt: instant(),
})

export type AssistantCode = z.infer<typeof assistantCodeSchema>

/**
 * An assistant that a person has connected to a workspace, `assistants/{id}`: server only, with hashes of its tokens. Each refresh replaces
 * both tokens.
 */
export const assistantSchema = documentBase.extend({
  workspaceId: documentId(),
  clientId: documentId(),
  name: oneLine(ASSISTANT_NAME_MAX),
  scopes: apiScopesSchema,
  /** True if the assistant publishes without a person's approval. */
  actsAlone: z.boolean(),
  /** Address that the tokens are issued for. */
  resource: z.string().max(REDIRECT_LENGTH_MAX),
  accessHash: z.string().length(64),
  /** Scopes of the access token, when a refresh asked for fewer than were granted; null for all granted scopes. */
  accessScopes: apiScopesSchema.nullable().default(null),
  accessEndsAt: instant(),
  refreshHash: z.string().length(64),
  /** Hash of the previous refresh token, which the assistant may send again after a lost reply. */
  earlierRefreshHash: z.string().length(64).nullable(),
  refreshedAt: instant(),
  /** Expiry time, extended by every refresh; a TTL policy removes the document some time later. */
  expiresAt: instant(),
  lastUsedAt: instant().nullable(),
  revokedAt: instant().nullable(),
})

export type Assistant = z.infer<typeof assistantSchema>

export const listedAssistantSchema = assistantSchema
  .pick({ id: true, name: true, scopes: true, actsAlone: true })
  .extend({
    createdAt: instant(),
    createdBy: z.string(),
    /** Member who connected the assistant; empty once the account is deleted. */
    connectedBy: z.string(),
    lastUsedAt: instant().nullable(),
  })

export type ListedAssistant = z.infer<typeof listedAssistantSchema>
