import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { listedAssistantSchema, REDIRECT_LENGTH_MAX } from '../model/assistant.ts'
import { apiScopesSchema } from '../rights/scopes.ts'

/** The request in the address that an assistant sends a person to. The fields are those of OAuth. */
export const assistantRequestSchema = z.object({
  responseType: z.string().max(40),
  clientId: documentId(),
  redirectUri: z.string().max(REDIRECT_LENGTH_MAX),
  codeChallenge: z.string().max(200),
  codeChallengeMethod: z.string().max(20),
  scope: z.string().max(500).default(''),
  state: z.string().max(1_000).default(''),
  resource: z.string().max(REDIRECT_LENGTH_MAX).default(''),
})

export type AssistantRequest = z.infer<typeof assistantRequestSchema>

/** Reads who asks and for what, before a person decides. A request that isn't exactly as registered is `assistant_request_invalid`. */
export const readAssistantRequest = defineEndpoint({
  method: 'POST',
  path: '/assistants/request',
  auth: 'session',
  input: assistantRequestSchema,
  output: z.object({
    /** As the assistant calls itself. */
    name: z.string(),
    /** The host that the person is sent back to. */
    host: z.string(),
    scopes: apiScopesSchema,
  }),
  errors: ['assistant_request_invalid', 'rate_limited'],
})

/**
 * Connects an assistant to a workspace with the scopes that the person leaves it, never more than it asks for. The reply is the
 * address that the browser goes back to.
 */
export const allowAssistant = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/assistants',
  auth: 'member',
  right: 'read_internal',
  input: z.object({
    workspaceId: documentId(),
    request: assistantRequestSchema,
    scopes: apiScopesSchema,
    actsAlone: z.boolean().default(false),
  }),
  output: z.object({ address: z.string() }),
  errors: [
    'forbidden',
    'not_found',
    'assistant_request_invalid',
    'list_full',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** The address that tells the assistant that the person said no. */
export const refuseAssistant = defineEndpoint({
  method: 'POST',
  path: '/assistants/refuse',
  auth: 'session',
  input: assistantRequestSchema,
  output: z.object({ address: z.string() }),
  errors: ['assistant_request_invalid', 'rate_limited'],
})

/** Lists connected assistants: a member's own, and all of them for who manages members. */
export const listAssistants = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/assistants',
  auth: 'member',
  right: 'read_internal',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({ assistants: z.array(listedAssistantSchema) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Ends the access of an assistant at once. Repeating it changes nothing. */
export const disconnectAssistant = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/assistants/:assistantId',
  auth: 'member',
  right: 'read_internal',
  input: z.object({ workspaceId: documentId(), assistantId: documentId() }),
  output: z.object({ disconnected: z.literal(true) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
