import type { User } from '@postwright/core/model/user'
import { AppError } from '../app-error.ts'
import { isSignInValid } from './sign-ins.ts'

/**
 * Requires that a sign-in of this time is still valid.
 * @throws `identity_token_invalid` when it has been ended, `account_disabled`
 */
export function requireSignIn(user: User | null, authTime: number): void {
  if (user?.status === 'disabled') throw new AppError('account_disabled', { message: user.id })
  if (user && isSignInValid(user, authTime)) return
  throw new AppError('identity_token_invalid', { message: `the sign-in of ${authTime} has been ended` })
}
