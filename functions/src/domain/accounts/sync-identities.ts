import type { Deps } from '../ports/deps.ts'
import { syncIdentity } from '../tokens/sync-identity.ts'

/**
 * Syncs the accounts of identities disabled or enabled since the last run. This includes people who call no endpoint:
 * the security rules only see their memberships.
 * @param before the disabled uids of the last run; null at the first one, which also reads the accounts
 * @returns the disabled uids now; the state of a person whose account could not be synced is inverted, so that the next run retries
 */
export async function syncIdentities(deps: Deps, before: ReadonlySet<string> | null): Promise<Set<string>> {
  const disabled = new Set(await deps.identity.listDisabled())
  const known = before ?? new Set(await deps.users.listDisabledByIdentity())
  const isChanged = (uid: string) => disabled.has(uid) !== known.has(uid)
  for (const uid of new Set([...disabled, ...known])) {
    if (!isChanged(uid)) continue
    try {
      await syncIdentity(deps, uid, await deps.identity.getUser(uid))
    } catch (error) {
      deps.logger.error('an account could not be synced with its identity', { uid, error: String(error) })
      if (!disabled.delete(uid)) disabled.add(uid)
    }
  }
  return disabled
}
