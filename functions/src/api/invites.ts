import * as contract from '@postwright/core/api/invites'
import { acceptInvite } from '../domain/invites/accept-invite.ts'
import { createInvites } from '../domain/invites/create-invites.ts'
import { listInvites, readInvite } from '../domain/invites/invite-queries.ts'
import { resendInvite, revokeInvite } from '../domain/invites/open-invites.ts'
import { bind, bindPublic, type Route } from '../http/bind.ts'

export const INVITES_ROUTES: readonly Route[] = [
  bind(contract.listInvites, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    listInvites(deps, caller, input),
  ),

  bind(contract.createInvites, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    createInvites(deps, caller, input),
  ),

  bind(contract.revokeInvite, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => {
    await revokeInvite(deps, caller, input)
    return { revoked: true as const }
  }),

  bind(contract.resendInvite, { limit: { perMinute: 10, by: 'account' } }, ({ deps, caller, input }) =>
    resendInvite(deps, caller, input),
  ),

  bindPublic(contract.readInvite, { limit: { perMinute: 30, by: 'address' } }, ({ deps, input }) =>
    readInvite(deps, input),
  ),

  bind(
    contract.acceptInvite,
    { limit: { perMinute: 10, by: 'account_and_address' } },
    async ({ deps, caller, input }) => acceptInvite(deps, caller, input),
  ),
]
