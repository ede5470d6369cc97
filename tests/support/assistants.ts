import { allowAssistant, type AssistantRequest } from '@postwright/core/api/assistants'
import type { ApiScope } from '@postwright/core/rights/scopes'
import { createHash, randomBytes } from 'node:crypto'
import { dataOf } from './api.ts'
import type { TestCaller } from './callers.ts'
import { EMULATORS } from './emulators.ts'

const OAUTH = `${EMULATORS.web}/api/oauth`
export const REDIRECT = 'http://127.0.0.1:8787/callback'

type OauthReply = { status: number; body: Record<string, unknown> }

export async function registerAssistant(metadata: object = {}): Promise<OauthReply> {
  const response = await fetch(`${OAUTH}/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_name: 'Claude', redirect_uris: [REDIRECT], ...metadata }),
  })
  return { status: response.status, body: (await response.json()) as OauthReply['body'] }
}

export async function askForTokens(form: Record<string, string>, path = 'token'): Promise<OauthReply> {
  const response = await fetch(`${OAUTH}/${path}`, { method: 'POST', body: new URLSearchParams(form) })
  return { status: response.status, body: (await response.json()) as OauthReply['body'] }
}

export function newVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** An assistant's authorization request. Its empty scope asks for all scopes. */
export function requestOf(
  clientId: string,
  challenge: string,
  fields: Partial<AssistantRequest> = {},
): AssistantRequest {
  return {
    responseType: 'code',
    clientId,
    redirectUri: REDIRECT,
    codeChallenge: challenge,
    codeChallengeMethod: 'S256',
    scope: '',
    state: 'back',
    resource: '',
    ...fields,
  }
}

/** Registers an assistant and consents as the person. Returns the form that exchanges the code for tokens. */
export async function consent(
  caller: TestCaller,
  {
    workspaceId = caller.workspaceId,
    scopes = ['posts:read', 'posts:write'],
    actsAlone = false,
  }: {
    workspaceId?: string
    scopes?: ApiScope[]
    actsAlone?: boolean
  } = {},
): Promise<{ clientId: string; form: Record<string, string> }> {
  const { body } = await registerAssistant()
  const clientId = String(body['client_id'])
  const { verifier, challenge } = newVerifier()
  const request = requestOf(clientId, challenge)
  const { address } = dataOf(await caller.call(allowAssistant, { workspaceId, request, scopes, actsAlone }))
  const code = new URL(address).searchParams.get('code') ?? ''
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: REDIRECT,
  }
  return { clientId, form }
}

export type Connected = { clientId: string; accessToken: string; refreshToken: string; form: Record<string, string> }

/** Connects an assistant for a person. */
export async function connectAssistant(
  caller: TestCaller,
  options: Parameters<typeof consent>[1] = {},
): Promise<Connected> {
  const { clientId, form } = await consent(caller, options)
  const { body } = await askForTokens(form)
  return { clientId, form, accessToken: String(body['access_token']), refreshToken: String(body['refresh_token']) }
}
