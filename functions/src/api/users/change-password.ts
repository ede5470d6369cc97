import { changePassword as contract } from '@postwright/core/api/users'
import { changePassword } from '../../domain/accounts/change-password.ts'
import { bind } from '../../http/bind.ts'

export const changePasswordRoute = bind(
  contract,
  { limit: { perMinute: 10, by: 'account' }, sensitive: true },
  async ({ deps, caller, input }) => ({ ended: await changePassword(deps, caller, input.new_password) }),
)
