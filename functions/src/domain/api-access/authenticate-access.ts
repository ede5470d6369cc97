import { type ApiKey, isOpenKey, LAST_USED_PRECISION } from '@postwright/core/model/api-key'
import type { Assistant } from '@postwright/core/model/assistant'
import { type ApiScope, listRightsOf } from '@postwright/core/rights/scopes'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import type { Caller, CallerAccess } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import { requireActiveAccount } from '../tokens/authenticate.ts'
import { hashApiToken, isApiToken } from './api-token.ts'

/** A caller of the public API: the person, and the key or assistant that acts for them. */
export type ApiCaller = Caller & { access: NonNullable<Caller['access']>; scopes: readonly ApiScope[] }

/**
 * Returns the caller for an `Authorization` header with an API key or an assistant's token. The membership is not read here: every operation reads
 * it, so that a key never outlives the membership. Assistants' tokens are valid for their own interface only.
 * @param byAssistant whether the call comes through the assistants' interface, where plans made with a key also need a person's approval
 * @throws `unauthenticated`, `token_invalid`, `token_expired`, `session_revoked`
 */
export async function authenticateAccess(
  deps: Deps,
  header: string | undefined,
  { byAssistant }: { byAssistant: boolean },
): Promise<ApiCaller> {
  const [scheme, token = '', ...rest] = (header ?? '').trim().split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || rest.length > 0) throw new AppError('unauthenticated')
  const isOfAssistant = byAssistant && !isApiToken(token, 'key')
  const found = isOfAssistant ? await openAssistant(deps, token) : await openKey(deps, token)
  const { record, isAssistant } = found
  await requireActiveAccount(deps, record.createdBy)
  await markUsed(deps, found)
  const { id, name, workspaceId, actsAlone, createdBy: uid, createdAt: madeAt } = record
  const scopes = found.isAssistant ? (found.record.accessScopes ?? found.record.scopes) : record.scopes
  const rights = listRightsOf(scopes)
  const waitsForPerson = (isAssistant || byAssistant) && !actsAlone
  return { uid, sessionId: id, role: 'user', scopes, access: { id, name, workspaceId, madeAt, rights, waitsForPerson } }
}

type Found = { record: ApiKey; isAssistant: false } | { record: Assistant; isAssistant: true }

async function openKey({ apiKeys, clock }: Deps, token: string): Promise<Found> {
  const record = isApiToken(token, 'key') ? await apiKeys.get(hashApiToken(token)) : null
  if (!record || record.revokedAt !== null) throw new AppError('token_invalid', { detail: DETAIL_WORDS.access.invalid })
  if (!isOpenKey(record, clock.now())) throw new AppError('token_expired', { detail: DETAIL_WORDS.access.keyExpired })
  return { record, isAssistant: false }
}

/**
 * Returns the assistant of an access token. The token contains the assistant's id, by which the assistant is found, and is compared with the latest
 * stored hash.
 */
async function openAssistant({ assistants, clock, config }: Deps, token: string): Promise<Found> {
  const { id, secret } = readAssistantToken(token)
  const record = isApiToken(secret, 'access') ? await assistants.get(id) : null
  const isKnown = record !== null && record.accessHash === hashApiToken(secret)
  if (!isKnown || record.revokedAt !== null || record.resource !== mcpResource(config)) {
    throw new AppError('token_invalid', { detail: DETAIL_WORDS.access.invalid })
  }
  if (clock.now() >= record.accessEndsAt)
    throw new AppError('token_expired', { detail: DETAIL_WORDS.access.tokenExpired })
  return { record, isAssistant: true }
}

const SEPARATOR = '.'

/** Splits an assistant's token into its parts. The id is `none`, which no assistant has, if it is missing or malformed. */
export function readAssistantToken(token: string): { id: string; secret: string } {
  const at = token.indexOf(SEPARATOR)
  return at === -1 ? { id: 'none', secret: '' } : { id: idOr(token.slice(0, at)), secret: token.slice(at + 1) }
}

export function writeAssistantToken(id: string, secret: string): string {
  return `${id}${SEPARATOR}${secret}`
}

function idOr(text: string): string {
  return /^[A-Za-z0-9_-]{24}$/.test(text) ? text : 'none'
}

/** Returns the only address for which assistants' tokens are valid. */
export function mcpResource({ appOrigin }: Pick<Deps['config'], 'appOrigin'>): string {
  return `${appOrigin}/api/mcp`
}

/** Records the last use of a key or assistant, at most once per hour, so that most calls cost no write. */
async function markUsed(deps: Deps, { record, isAssistant }: Found): Promise<void> {
  const now = deps.clock.now()
  if (record.lastUsedAt !== null && now - record.lastUsedAt < LAST_USED_PRECISION) return
  await deps.transact(async (tx) => {
    if (isAssistant) {
      const stored = await deps.assistants.getIn(tx, record.id)
      if (stored) deps.assistants.updateIn(tx, stored, { lastUsedAt: now })
    } else {
      const stored = await deps.apiKeys.getIn(tx, record.id)
      if (stored) deps.apiKeys.updateIn(tx, stored, { lastUsedAt: now })
    }
  })
}

/** Returns the dependencies, extended so that every stored step and entry names the key or assistant that acted for the person. */
export function actingFor(deps: Deps, { name: via }: CallerAccess): Deps {
  return {
    ...deps,
    auditLog: {
      ...deps.auditLog,
      append: (event) => deps.auditLog.append({ ...event, facts: { ...event.facts, via } }),
      appendIn: (tx, event) => deps.auditLog.appendIn(tx, { ...event, facts: { ...event.facts, via } }),
    },
    variants: {
      ...deps.variants,
      saveIn: (tx, variant, cause) => deps.variants.saveIn(tx, variant, { ...cause, via }),
    },
  }
}
