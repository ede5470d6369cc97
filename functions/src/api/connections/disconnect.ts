import { disconnect as contract } from '@postwright/core/api/connections'
import { disconnect } from '../../domain/connections/disconnect.ts'
import { bind } from '../../http/bind.ts'

export const disconnectRoute = bind(
  contract,
  { limit: { perMinute: 30, by: 'account' } },
  async ({ deps, caller, input }) => {
    const { held } = await disconnect(deps, caller, input)
    return { disconnected: true as const, held }
  },
)
