import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { apiScopesSchema } from '../rights/scopes.ts'
import { oneLine } from '../text/text-fields.ts'
import { documentBase } from './document.ts'

export const ASSISTANT_NAME_MAX = 80
/** Assistants that are connected to one workspace at once. */
export const ASSISTANTS_MAX = 30
export const REDIRECTS_MAX = 10
export const REDIRECT_LENGTH_MAX = 500

export const ASSISTANT_TOKEN_TTL = 60 * 60 * 1000
/** An assistant that isn't used for this long is disconnected. */
export const ASSISTANT_IDLE_TTL = 30 * 24 * 60 * 60 * 1000
export const ASSISTANT_CODE_TTL = 5 * 60 * 1000
/** A registration that no person has used is removed after this time. */
export const UNUSED_CLIENT_TTL = 7 * 24 * 60 * 60 * 1000
export const USED_CLIENT_TTL = 400 * 24 * 60 * 60 * 1000

/** A program that registered itself, `assistantClients/{id}`: server only. Its name is what it says of itself. */
export const assistantClientSchema = documentBase.extend({
  name: oneLine(ASSISTANT_NAME_MAX),
  redirectUris: z.array(z.string().max(REDIRECT_LENGTH_MAX)).min(1).max(REDIRECTS_MAX),
  /** A TTL policy removes it some time after this. */
  expiresAt: instant(),
})

export type AssistantClient = z.infer<typeof assistantClientSchema>

/** A person's consent on its way to the assistant, `assistantCodes/{hash of the code}`: server only. */
export const assistantCodeSchema = documentBase.extend({
  clientId: documentId(),
  clientName: oneLine(ASSISTANT_NAME_MAX),
  workspaceId: documentId(),
  scopes: apiScopesSchema,
  actsAlone: z.boolean(),
  redirectUri: z.string().max(REDIRECT_LENGTH_MAX),
  codeChallenge: z.string().length(43),
  resource: z.string().max(REDIRECT_LENGTH_MAX),
  /** The connection that was made of it; null until then. */
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
  /** Whether it publishes without a person's approval. */
  actsAlone: z.boolean(),
  /** The address that its tokens are for. */
  resource: z.string().max(REDIRECT_LENGTH_MAX),
  accessHash: z.string().length(64),
  accessEndsAt: instant(),
  refreshHash: z.string().length(64),
  /** The refresh token before, which a lost reply may make the assistant send again. */
  earlierRefreshHash: z.string().length(64).nullable(),
  refreshedAt: instant(),
  /** Ends with every refresh this much later; a TTL policy removes it some time after. */
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
    /** The member who connected it; empty once the account is gone. */
    connectedBy: z.string(),
    lastUsedAt: instant().nullable(),
  })

export type ListedAssistant = z.infer<typeof listedAssistantSchema>
