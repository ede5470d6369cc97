import { requestDeletion as contract } from '@postwright/core/api/users'
import { requestDeletion } from '../../domain/users/set-deletion.ts'
import { bind } from '../../http/bind.ts'

export const requestDeletionRoute = bind(
  contract,
  { limit: { perMinute: 10, by: 'account' }, sensitive: true },
  async ({ deps, caller }) => ({ deletionScheduledFor: await requestDeletion(deps, caller) }),
)
