import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { listedAssistantSchema, REDIRECT_LENGTH_MAX } from '../model/assistant.ts'
import { apiScopesSchema } from '../rights/scopes.ts'

/** OAuth authorization request, from the address to which an assistant sends a person. */
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

/** Reads the requesting assistant and its scopes before a person decides. A request that differs from the registration is `assistant_request_invalid`. */
export const readAssistantRequest = defineEndpoint({
  method: 'POST',
  path: '/assistants/request',
  auth: 'session',
  input: assistantRequestSchema,
  output: z.object({
    /** Name that the assistant gives itself. */
    name: z.string(),
    /** Host to which the person is sent back. */
    host: z.string(),
    scopes: apiScopesSchema,
  }),
  errors: ['assistant_request_invalid', 'rate_limited'],
})

/**
 * Consents to connect an assistant to a workspace with the scopes that the person allows, never more than requested. The reply is the address to
 * which the browser returns; its one-time code lets the assistant connect. Callers with a second factor must have proved it recently.
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

/** Returns the address that reports the person's refusal to the assistant. */
export const refuseAssistant = defineEndpoint({
  method: 'POST',
  path: '/assistants/refuse',
  auth: 'session',
  input: assistantRequestSchema,
  output: z.object({ address: z.string() }),
  errors: ['assistant_request_invalid', 'rate_limited'],
})

/** Lists connected assistants: a member's own, or all of them for callers who manage members. */
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
