import type { Deps } from '../../deps.ts'
import { followIdentity } from './follow-identity.ts'

/**
 * Looks through all identities for those that were disabled or enabled since the last look, for people who call nothing of
 * ours: the rules know only what their memberships say.
 * @param before who was disabled at the last look; null at the first one, which also asks the accounts
 * @returns who is disabled now; a person whose account could not follow is told apart so that the next look tries again
 */
export async function followIdentities(deps: Deps, before: ReadonlySet<string> | null): Promise<Set<string>> {
  const disabled = new Set(await deps.identity.listDisabled())
  const known = before ?? new Set(await deps.users.listDisabledByIdentity())
  const isChanged = (uid: string) => disabled.has(uid) !== known.has(uid)
  for (const uid of new Set([...disabled, ...known])) {
    if (!isChanged(uid)) continue
    try {
      await followIdentity(deps, uid, await deps.identity.getUser(uid))
    } catch (error) {
      deps.logger.error('an account could not follow its identity', { uid, error: String(error) })
      if (!disabled.delete(uid)) disabled.add(uid)
    }
  }
  return disabled
}
