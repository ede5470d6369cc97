import type { User } from '@postwright/core/model/user'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'

/**
 * Grants or revokes the admin right. The claim at the identity provider decides; the account has a copy for display.
 * Repeating it after a failure in between completes it.
 * @param actorUid another admin, or `operator` for the command line
 * @throws `not_found`, `forbidden` for the caller's own right
 */
export async function setRole(
  deps: Pick<Deps, 'transact' | 'users' | 'auditLog' | 'identity'>,
  actorUid: string,
  uid: string,
  role: User['role'],
): Promise<User> {
  if (actorUid === uid) throw new AppError('forbidden', { message: 'an admin cannot change their own right' })
  const changed = await deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, uid)
    if (!user) throw new AppError('not_found', { message: `user ${uid}` })
    deps.auditLog.appendIn(tx, {
      action: 'role_set',
      actorUid,
      subject: uid,
      facts: { before: user.role, after: role },
    })
    return deps.users.updateIn(tx, user, { role })
  })
  await deps.identity.setAdmin(uid, role === 'admin')
  return changed
}
