import { connectBluesky as contract } from '@postwright/core/api/connections'
import { connectBluesky } from '../../domain/connections/connect-bluesky.ts'
import { bind } from '../../http/bind.ts'

export const connectBlueskyRoute = bind(
  contract,
  { limit: { perMinute: 10, by: 'account' } },
  ({ deps, caller, input }) => connectBluesky(deps, caller, input),
)
