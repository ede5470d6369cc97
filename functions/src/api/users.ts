import * as accountExport from '@postwright/core/api/account-export'
import * as contract from '@postwright/core/api/users'
import { changePassword } from '../domain/accounts/passwords.ts'
import { AppError } from '../domain/app-error.ts'
import { startExport, readExport, signExport } from '../domain/exports/exports.ts'
import { requestDeletion, cancelDeletion } from '../domain/users/set-deletion.ts'
import { updateProfile } from '../domain/users/update-profile.ts'
import { bind, type Route } from '../http/bind.ts'

export const USERS_ROUTES: readonly Route[] = [
  bind(contract.getMe, { limit: { perMinute: 120, by: 'account' } }, async ({ deps, caller }) => {
    const user = await deps.users.get(caller.uid)
    if (!user) throw new AppError('unauthenticated', { message: `${caller.uid} has no account` })
    if (user.status === 'disabled') throw new AppError('account_disabled', { message: caller.uid })
    return user
  }),

  bind(
    contract.updateMe,
    { limit: { perMinute: 20, by: 'account' } },
    ({ deps, caller, input: { full_name: fullName, ...changes } }) =>
      updateProfile(deps, caller, { fullName, ...changes }),
  ),

  bind(
    contract.changePassword,
    { limit: { perMinute: 10, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ ended: await changePassword(deps, caller, input.new_password) }),
  ),

  bind(accountExport.startExport, { limit: { perMinute: 5, by: 'account' } }, async ({ deps, caller }) => ({
    jobId: await startExport(deps, caller),
  })),

  bind(accountExport.getExport, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    readExport(deps, caller, input.jobId),
  ),

  bind(accountExport.getExportFile, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    signExport(deps, caller, input.jobId),
  ),

  bind(
    contract.requestDeletion,
    { limit: { perMinute: 10, by: 'account' }, sensitive: true },
    async ({ deps, caller }) => ({ deletionScheduledFor: await requestDeletion(deps, caller) }),
  ),

  bind(contract.cancelDeletion, { limit: { perMinute: 20, by: 'account' } }, async ({ deps, caller }) => {
    await cancelDeletion(deps, caller)
    return { cancelled: true as const }
  }),
]
