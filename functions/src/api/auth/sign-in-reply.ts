import type { SignedIn } from '../../domain/accounts/sign-in.ts'

/** Sign-in replies are snake_case, as the specification has them. */
export function signInReply({ accessToken, refreshToken, user }: SignedIn) {
  return { access_token: accessToken, refresh_token: refreshToken, user }
}
