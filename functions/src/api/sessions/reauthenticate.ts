import { reauthenticate as contract } from '@postwright/core/api/sessions'
import { reauthenticate } from '../../domain/sessions/reauthenticate.ts'
import { bind } from '../../http/bind.ts'

export const reauthenticateRoute = bind(
  contract,
  { limit: { perMinute: 10, by: 'account' } },
  ({ deps, caller, input }) => reauthenticate(deps, caller, input.firebase_id_token),
)
