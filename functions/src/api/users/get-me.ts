import { getMe } from '@postwright/core/api/users'
import { AppError } from '../../domain/app-error.ts'
import { bind } from '../../http/bind.ts'

export const getMeRoute = bind(getMe, { limit: { perMinute: 120, by: 'account' } }, async ({ deps, caller }) => {
  const user = await deps.users.get(caller.uid)
  if (!user) throw new AppError('unauthenticated', { message: `${caller.uid} has no account` })
  if (user.status === 'disabled') throw new AppError('account_disabled', { message: caller.uid })
  return user
})
