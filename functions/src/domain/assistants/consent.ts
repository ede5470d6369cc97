import type {
  allowAssistant as allowContract,
  AssistantRequest,
  readAssistantRequest as readContract,
} from '@postwright/core/api/assistants'
import type { OutputOf } from '@postwright/core/endpoint'
import { ASSISTANT_CODE_TTL, ASSISTANTS_MAX, type AssistantClient } from '@postwright/core/model/assistant'
import { type ApiScope, apiScopeSchema } from '@postwright/core/rights/scopes'
import type { z } from 'zod'
import { mcpResource } from '../api-access/authenticate-access.ts'
import { hashApiToken, newApiToken } from '../api-access/api-token.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'

type Checked = { client: AssistantClient; scopes: ApiScope[] }
type CheckDeps = Pick<Deps, 'assistantClients' | 'clock' | 'config'>

/** @throws `assistant_request_invalid` */
export async function readRequest(deps: CheckDeps, request: AssistantRequest): Promise<OutputOf<typeof readContract>> {
  const { client, scopes } = await checkRequest(deps, request)
  return { name: client.name, host: URL.parse(request.redirectUri)?.host ?? '', scopes }
}

/**
 * Stores the consent as a code that can be exchanged once.
 * @throws the codes of the contract
 */
export async function allowAssistant(
  deps: Deps,
  caller: Caller,
  { workspaceId, request, scopes, actsAlone }: z.output<typeof allowContract.input>,
): Promise<OutputOf<typeof allowContract>> {
  await requireRight(deps, caller, workspaceId, actsAlone ? 'manage_workspace' : 'read_internal')
  const { client, scopes: asked } = await checkRequest(deps, request)
  if (!scopes.every((scope) => asked.includes(scope))) {
    throw new AppError('assistant_request_invalid', { message: 'more scopes than were asked for' })
  }
  const code = newApiToken(deps.ids, 'code')
  const base = newDocument(deps.clock, { id: hashApiToken(code), schema: 1, createdBy: caller.uid })
  await deps.transact(async (tx) => {
    const open = await deps.assistants.countOpenIn(tx, workspaceId)
    if (open >= ASSISTANTS_MAX) throw new AppError('list_full', { message: `assistants of ${workspaceId}` })
    deps.assistantCodes.createIn(tx, {
      ...base,
      clientId: client.id,
      clientName: client.name,
      workspaceId,
      scopes,
      actsAlone,
      redirectUri: request.redirectUri,
      codeChallenge: request.codeChallenge,
      resource: mcpResource(deps.config),
      assistantId: null,
      expiresAt: base.createdAt + ASSISTANT_CODE_TTL,
    })
  })
  return { address: backTo(deps, request, { code }) }
}

/** @throws `assistant_request_invalid` */
export async function refuseAssistant(deps: CheckDeps, request: AssistantRequest): Promise<{ address: string }> {
  await checkRequest(deps, request)
  return { address: backTo(deps, request, { error: 'access_denied' }) }
}

/** Checks an assistant's request. Never redirects to an address that differs from the client's registered ones, whatever else is wrong. */
async function checkRequest(deps: CheckDeps, request: AssistantRequest): Promise<Checked> {
  const client = await deps.assistantClients.get(request.clientId)
  const refuse = (message: string) => new AppError('assistant_request_invalid', { message })
  if (!client || client.expiresAt <= deps.clock.now()) throw refuse(`no client ${request.clientId}`)
  if (!client.redirectUris.includes(request.redirectUri)) throw refuse('another redirect address')
  if (request.responseType !== 'code') throw refuse(`response type ${request.responseType}`)
  if (request.codeChallengeMethod !== 'S256') throw refuse('no S256 challenge')
  if (!/^[A-Za-z0-9_-]{43}$/.test(request.codeChallenge)) throw refuse('no challenge')
  if (!isOurResource(deps, request.resource)) throw refuse(`resource ${request.resource}`)
  const names = request.scope.split(' ').filter((name) => name !== '')
  const known = apiScopeSchema.options.filter((scope) => names.includes(scope))
  if (names.length > 0 && known.length === 0) throw refuse(`scope ${request.scope}`)
  return { client, scopes: names.length === 0 ? [...apiScopeSchema.options] : known }
}

/** Returns whether a resource is this API: tokens are for one address only, which is the default for clients that name none. */
export function isOurResource({ config }: Pick<Deps, 'config'>, resource: string): boolean {
  const ours = mcpResource(config)
  return resource === '' || resource === ours || resource === `${ours}/`
}

function backTo({ config }: Pick<Deps, 'config'>, request: AssistantRequest, answer: Record<string, string>): string {
  const url = new URL(request.redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (request.state !== '') url.searchParams.set('state', request.state)
  url.searchParams.set('iss', config.appOrigin)
  return url.toString()
}
