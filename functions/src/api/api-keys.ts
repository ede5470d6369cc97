import * as contract from '@postwright/core/api/api-keys'
import { listApiKeys, makeApiKey, revokeApiKey } from '../domain/api-access/api-keys.ts'
import { bind, type Route } from '../http/bind.ts'

export const API_KEYS_ROUTES: readonly Route[] = [
  bind(contract.listApiKeys, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listApiKeys(deps, caller, input),
  ),

  bind(
    contract.createApiKey,
    { limit: { perMinute: 10, by: 'account' }, sensitive: 'with_second_factor' },
    ({ deps, caller, input }) => makeApiKey(deps, caller, input),
  ),

  bind(contract.revokeApiKey, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) => {
    await revokeApiKey(deps, caller, input)
    return { revoked: true as const }
  }),
]
