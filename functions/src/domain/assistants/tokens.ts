import { REFRESH_REUSE_WINDOW } from '@postwright/core/limits'
import {
  type Assistant,
  ASSISTANT_IDLE_TTL,
  ASSISTANT_TOKEN_TTL,
  ASSISTANTS_MAX,
  type AssistantCode,
  USED_CLIENT_TTL,
} from '@postwright/core/model/assistant'
import { paths } from '@postwright/core/paths'
import type { ApiScope } from '@postwright/core/rights/scopes'
import { createHash } from 'node:crypto'
import { readAssistantToken, writeAssistantToken } from '../api-access/authenticate-access.ts'
import { hashApiToken, isApiToken, newApiToken } from '../api-access/api-token.ts'
import { canAct } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { isOurResource } from './consent.ts'

export type Tokens = { accessToken: string; refreshToken: string; scopes: ApiScope[]; expiresIn: number }
export type TokenReply =
  | { ok: true; tokens: Tokens }
  | { ok: false; error: 'invalid_grant' | 'invalid_target' | 'invalid_request' }

type Exchange = { clientId: string; code: string; redirectUri: string; codeVerifier: string; resource: string }

const INVALID_GRANT = { ok: false, error: 'invalid_grant' } as const

/** Exchanges a code for tokens, once. A code used twice revokes the connection created from it: one of the two uses was a theft. */
export async function exchangeCode(deps: Deps, exchange: Exchange): Promise<TokenReply> {
  if (!isOurResource(deps, exchange.resource)) return { ok: false, error: 'invalid_target' }
  if (!isApiToken(exchange.code, 'code')) return INVALID_GRANT
  return deps.transact(async (tx) => {
    const code = await deps.assistantCodes.getIn(tx, hashApiToken(exchange.code))
    if (!code || code.clientId !== exchange.clientId) return INVALID_GRANT
    if (code.assistantId !== null) {
      const made = await deps.assistants.getIn(tx, code.assistantId)
      if (made) endIn(deps, tx, made)
      return INVALID_GRANT
    }
    const isOver = code.expiresAt <= deps.clock.now()
    if (isOver || code.redirectUri !== exchange.redirectUri || !isVerified(code, exchange)) return INVALID_GRANT
    const [member, client] = await Promise.all([
      deps.members.getIn(tx, code.workspaceId, code.createdBy),
      deps.assistantClients.getIn(tx, code.clientId),
    ])
    if (!canAct(member, 'read_internal') || !client) return INVALID_GRANT
    const count = await deps.countGuards.readIn(tx, 'assistants', code.workspaceId)
    // Other assistants may have been connected since this one was allowed.
    if ((await deps.assistants.countOpenIn(tx, code.workspaceId)) >= ASSISTANTS_MAX) return INVALID_GRANT
    count()
    const { assistant, tokens } = connect(deps, code)
    deps.assistants.createIn(tx, assistant)
    deps.assistantCodes.updateIn(tx, code, { assistantId: assistant.id })
    deps.assistantClients.updateIn(tx, client, { expiresAt: assistant.createdAt + USED_CLIENT_TTL })
    deps.auditLog.appendIn(tx, {
      action: 'assistant.connected',
      actorUid: code.createdBy,
      workspaceId: code.workspaceId,
      subject: paths.workspace(code.workspaceId),
      facts: { name: code.clientName, scopes: code.scopes.join(' '), actsAlone: code.actsAlone },
    })
    return { ok: true, tokens }
  })
}

type Refresh = { clientId: string; refreshToken: string; scope: string; resource: string }

/**
 * Replaces both tokens. The previous refresh token is accepted once more within a minute, for lost replies; later, any token but the current one ends
 * the connection. A token sent by another client is only rejected.
 */
export async function refreshTokens(deps: Deps, refresh: Refresh): Promise<TokenReply> {
  if (!isOurResource(deps, refresh.resource)) return { ok: false, error: 'invalid_target' }
  const { id, secret } = readAssistantToken(refresh.refreshToken)
  if (!isApiToken(secret, 'refresh')) return INVALID_GRANT
  return deps.transact(async (tx) => {
    const assistant = await deps.assistants.getIn(tx, id)
    const now = deps.clock.now()
    if (!assistant || assistant.clientId !== refresh.clientId || assistant.revokedAt !== null) return INVALID_GRANT
    if (assistant.expiresAt <= now) return INVALID_GRANT
    const hash = hashApiToken(secret)
    const isLost = hash === assistant.earlierRefreshHash && now - assistant.refreshedAt < REFRESH_REUSE_WINDOW
    if (hash !== assistant.refreshHash && !isLost) {
      endIn(deps, tx, assistant)
      return INVALID_GRANT
    }
    const member = await deps.members.getIn(tx, assistant.workspaceId, assistant.createdBy)
    if (!canAct(member, 'read_internal') || (member && member.createdAt > assistant.createdAt)) return INVALID_GRANT
    // A narrower scope limits the new access token only: the next refresh may ask for all granted scopes again.
    const asked = refresh.scope.split(' ').filter((scope) => scope !== '')
    if (asked.some((scope) => !assistant.scopes.some((given) => given === scope))) return INVALID_GRANT
    const narrowed = asked.length === 0 ? null : assistant.scopes.filter((scope) => asked.includes(scope))
    const { stored, tokens } = newTokens(deps, assistant, narrowed)
    deps.assistants.updateIn(tx, assistant, { ...stored, earlierRefreshHash: assistant.refreshHash })
    return { ok: true, tokens }
  })
}

/** Ends a connection at the assistant's own request. */
export async function revokeToken(deps: Deps, { clientId, token }: { clientId: string; token: string }): Promise<void> {
  const { id, secret } = readAssistantToken(token)
  await deps.transact(async (tx) => {
    const assistant = await deps.assistants.getIn(tx, id)
    if (!assistant || assistant.clientId !== clientId || assistant.revokedAt !== null) return
    const isTheirs = [assistant.accessHash, assistant.refreshHash].includes(hashApiToken(secret))
    if (isTheirs) endIn(deps, tx, assistant, 'assistant.disconnected')
  })
}

function connect(deps: Deps, code: AssistantCode): { assistant: Assistant; tokens: Tokens } {
  const { workspaceId, clientId, clientName: name, scopes, actsAlone, resource, createdBy } = code
  const base = newDocument(deps.clock, { id: deps.ids.random(), schema: 1, createdBy })
  const { stored, tokens } = newTokens(deps, { id: base.id, scopes })
  return {
    assistant: {
      ...base,
      workspaceId,
      clientId,
      name,
      scopes,
      actsAlone,
      resource,
      ...stored,
      earlierRefreshHash: null,
      lastUsedAt: null,
      revokedAt: null,
    },
    tokens,
  }
}

function newTokens(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { id, scopes }: Pick<Assistant, 'id' | 'scopes'>,
  narrowed: ApiScope[] | null = null,
) {
  const [access, refresh] = [newApiToken(ids, 'access'), newApiToken(ids, 'refresh')]
  const now = clock.now()
  const stored = {
    accessHash: hashApiToken(access),
    accessScopes: narrowed,
    accessEndsAt: now + ASSISTANT_TOKEN_TTL,
    refreshHash: hashApiToken(refresh),
    refreshedAt: now,
    expiresAt: now + ASSISTANT_IDLE_TTL,
  }
  const accessToken = writeAssistantToken(id, access)
  const refreshToken = writeAssistantToken(id, refresh)
  const given = narrowed ?? scopes
  return { stored, tokens: { accessToken, refreshToken, scopes: [...given], expiresIn: ASSISTANT_TOKEN_TTL / 1000 } }
}

function endIn(
  deps: Pick<Deps, 'assistants' | 'auditLog' | 'clock'>,
  tx: Tx,
  assistant: Assistant,
  action: 'assistant.ended' | 'assistant.disconnected' = 'assistant.ended',
): void {
  if (assistant.revokedAt !== null) return
  deps.assistants.updateIn(tx, assistant, { revokedAt: deps.clock.now() })
  deps.auditLog.appendIn(tx, {
    action,
    actorUid: assistant.createdBy,
    workspaceId: assistant.workspaceId,
    subject: paths.workspace(assistant.workspaceId),
    facts: { name: assistant.name },
  })
}

/** Verifies PKCE with S256: the client that exchanges the code must have started the request. */
function isVerified({ codeChallenge }: AssistantCode, { codeVerifier }: Exchange): boolean {
  if (codeVerifier.length < 43 || codeVerifier.length > 128) return false
  return createHash('sha256').update(codeVerifier).digest('base64url') === codeChallenge
}
