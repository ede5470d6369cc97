import * as contract from '@postwright/core/api/profiles'
import { readChannelProfile, writeChannelProfile } from '../domain/profiles/channel-profiles.ts'
import { bind, type Route } from '../http/bind.ts'

export const PROFILE_ROUTES: readonly Route[] = [
  bind(contract.readChannelProfile, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    readChannelProfile(deps, caller, input),
  ),
  bind(contract.writeChannelProfile, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    writeChannelProfile(deps, caller, input),
  ),
]
