import { findUser } from '@postwright/core/api/admin'
import { bind } from '../../http/bind.ts'

export const findUserRoute = bind(findUser, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, input }) => ({
  user: await deps.users.findByEmail(input.email),
}))
