import type {
  createApiKey,
  listApiKeys as listContract,
  revokeApiKey as revokeContract,
} from '@postwright/core/api/api-keys'
import type { OutputOf } from '@postwright/core/endpoint'
import { API_KEYS_MAX, type ApiKey, type ListedApiKey } from '@postwright/core/model/api-key'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import { readNames } from '../read-names.ts'
import { hashApiToken, newApiToken, tokenEnds } from './api-token.ts'
import { hasRight, type MemberRole } from '@postwright/core/rights/rights'

const DAY = 24 * 60 * 60 * 1000

/**
 * Creates a key. Its secret is only returned here: the database stores its hash.
 * @throws the codes of the contract
 */
export async function makeApiKey(
  deps: Deps,
  caller: Caller,
  { workspaceId, name, scopes, days, actsAlone }: z.output<typeof createApiKey.input>,
): Promise<OutputOf<typeof createApiKey>> {
  await requireRight(deps, caller, workspaceId, actsAlone ? 'manage_workspace' : 'read_internal')
  const secret = newApiToken(deps.ids, 'key')
  const base = newDocument(deps.clock, { id: hashApiToken(secret), schema: 1, createdBy: caller.uid })
  const key: ApiKey = {
    ...base,
    workspaceId,
    name,
    scopes,
    ...tokenEnds(secret),
    actsAlone,
    expiresAt: days === null ? null : base.createdAt + days * DAY,
    lastUsedAt: null,
    revokedAt: null,
  }
  await deps.transact(async (tx) => {
    const count = await deps.countGuards.readIn(tx, 'apiKeys', workspaceId)
    const open = await deps.apiKeys.countOpenIn(tx, workspaceId)
    if (open >= API_KEYS_MAX) throw new AppError('list_full', { message: `API keys of ${workspaceId}` })
    count()
    deps.apiKeys.createIn(tx, key)
    deps.auditLog.appendIn(tx, {
      action: 'api_key.made',
      actorUid: caller.uid,
      workspaceId,
      subject: paths.workspace(workspaceId),
      facts: { name, scopes: scopes.join(' '), actsAlone },
    })
  })
  const [listed] = await withNames(deps, [key])
  if (!listed) throw new AppError('internal', { message: 'a new key was not listed' })
  return { key: listed, secret }
}

/** @throws the codes of the contract */
export async function listApiKeys(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof listContract.input>,
): Promise<OutputOf<typeof listContract>> {
  const role = await requireRight(deps, caller, workspaceId, 'read_internal')
  const all = await deps.apiKeys.ofWorkspace(workspaceId)
  const shown = all.filter((key) => key.revokedAt === null && mayEndAccess(caller, role, key))
  return { keys: await withNames(deps, shown) }
}

/** @throws the codes of the contract */
export async function revokeApiKey(
  deps: Deps,
  caller: Caller,
  { workspaceId, keyId }: z.output<typeof revokeContract.input>,
): Promise<void> {
  const role = await requireRight(deps, caller, workspaceId, 'read_internal')
  await deps.transact(async (tx) => {
    const key = await deps.apiKeys.getIn(tx, keyId)
    if (key?.workspaceId !== workspaceId || !mayEndAccess(caller, role, key)) {
      throw new AppError('not_found', { message: 'API key' })
    }
    if (key.revokedAt !== null) return
    deps.apiKeys.updateIn(tx, key, { revokedAt: deps.clock.now() })
    deps.auditLog.appendIn(tx, {
      action: 'api_key.revoked',
      actorUid: caller.uid,
      workspaceId,
      subject: paths.workspace(workspaceId),
      facts: { name: key.name },
    })
  })
}

async function withNames(deps: Pick<Deps, 'users'>, keys: readonly ApiKey[]): Promise<ListedApiKey[]> {
  const names = await readNames(
    deps,
    keys.map(({ createdBy }) => createdBy),
  )
  return keys.map((key) => ({ ...key, madeBy: names.get(key.createdBy) ?? '' }))
}

/**
 * Returns whether a caller may view and revoke access: members may do so for the keys and assistants that act for them, member managers for those of
 * all members.
 */
export function mayEndAccess({ uid }: Caller, role: MemberRole, { createdBy }: { createdBy: string }): boolean {
  return createdBy === uid || hasRight(role, 'manage_members')
}
