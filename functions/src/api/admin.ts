import * as contract from '@postwright/core/api/admin'
import { nameRecords } from '../domain/admin/name-records.ts'
import { setRole } from '../domain/admin/set-role.ts'
import { bind, type Route } from '../http/bind.ts'

export const ADMIN_ROUTES: readonly Route[] = [
  bind(contract.findUser, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, input }) => ({
    user: await deps.users.findByEmail(input.email),
  })),

  bind(contract.nameRecords, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, input }) =>
    nameRecords(deps, input),
  ),

  bind(
    contract.setUserRole,
    { limit: { perMinute: 20, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ user: await setRole(deps, caller.uid, input.uid, input.role) }),
  ),
]
