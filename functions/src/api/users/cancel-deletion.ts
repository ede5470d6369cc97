import { cancelDeletion as contract } from '@postwright/core/api/users'
import { cancelDeletion } from '../../domain/users/set-deletion.ts'
import { bind } from '../../http/bind.ts'

export const cancelDeletionRoute = bind(
  contract,
  { limit: { perMinute: 20, by: 'account' } },
  async ({ deps, caller }) => {
    await cancelDeletion(deps, caller)
    return { cancelled: true as const }
  },
)
