import type { User } from '@postwright/core/model/user'
import { AppError } from '../app-error.ts'
import { isSignInProven, isSignInValid } from './sign-ins.ts'

/**
 * Requires that a sign-in of this time is still valid, and that the second factor was shown at it where the account asks for one.
 * @throws `identity_token_invalid` when it has been ended, `account_disabled`, `second_factor_required`
 */
export function requireSignIn(user: User | null, authTime: number): void {
  requireValidSignIn(user, authTime)
  if (!isSignInProven(user, authTime)) throw new AppError('second_factor_required', { message: user.id })
}

/** The same without the second factor. */
export function requireValidSignIn(user: User | null, authTime: number): asserts user is User {
  if (user?.status === 'disabled') throw new AppError('account_disabled', { message: user.id })
  if (user && isSignInValid(user, authTime)) return
  throw new AppError('identity_token_invalid', { message: `the sign-in of ${authTime} has been ended` })
}
