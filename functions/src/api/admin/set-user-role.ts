import { setUserRole } from '@postwright/core/api/admin'
import { setRole } from '../../domain/admin/set-role.ts'
import { bind } from '../../http/bind.ts'

export const setUserRoleRoute = bind(
  setUserRole,
  { limit: { perMinute: 20, by: 'account' }, sensitive: true },
  async ({ deps, caller, input }) => ({ user: await setRole(deps, caller.uid, input.uid, input.role) }),
)
