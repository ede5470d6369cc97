import { updateMe } from '@postwright/core/api/users'
import { updateProfile } from '../../domain/users/update-profile.ts'
import { bind } from '../../http/bind.ts'

export const updateMeRoute = bind(
  updateMe,
  { limit: { perMinute: 20, by: 'account' } },
  ({ deps, caller, input: { rev, full_name: fullName, username } }) =>
    updateProfile(deps, caller, { rev, fullName, username }),
)
