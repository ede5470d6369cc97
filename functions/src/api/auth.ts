import * as contract from '@postwright/core/api/auth'
import { recoverPassword, resetPassword } from '../domain/accounts/passwords.ts'
import { registerAccount } from '../domain/accounts/register-account.ts'
import { signIn, type SignedIn } from '../domain/accounts/sign-in.ts'
import { DETAIL_WORDS } from '../domain/error-words.ts'
import { endSession } from '../domain/tokens/end-session.ts'
import { refreshSession } from '../domain/tokens/refresh-session.ts'
import { bindPublic, bind, type Route } from '../http/bind.ts'
import { countCall } from '../http/rate-limit.ts'

/** Limit per email address, known or not, so that no mailbox can be flooded. */
const EMAILS = { perMinute: 3, by: 'address' } as const

export const AUTH_ROUTES: readonly Route[] = [
  bindPublic(
    contract.verifyFirebaseToken,
    { limit: { perMinute: 60, by: 'address' } },
    async ({ deps, input, request }) =>
      signInReply(await signIn(deps, input.firebase_id_token, request, input.referral_code_applied)),
  ),

  bindPublic(contract.firebaseLogin, { limit: { perMinute: 60, by: 'address' } }, async ({ deps, input, request }) =>
    signInReply(await signIn(deps, input.firebase_id_token, request, input.referral_code_applied)),
  ),

  bindPublic(contract.register, { limit: { perMinute: 5, by: 'address' } }, async ({ deps, input }) => {
    const user = await registerAccount(deps, {
      fullName: input.full_name,
      username: input.username,
      email: input.email,
      password: input.password,
      referralCode: input.referral_code_applied || null,
      timeZone: input.time_zone ?? 'UTC',
    })
    return { user }
  }),

  bindPublic(contract.refreshToken, { limit: { perMinute: 120, by: 'address' } }, async ({ deps, input, request }) =>
    refreshSession(deps, input.refreshToken, request),
  ),

  bind(
    contract.logout,
    { limit: { perMinute: 30, by: 'account' }, acceptEndedSession: true },
    async ({ deps, caller }) => {
      await endSession(deps, caller.sessionId, 'signed_out')
      return { signedOut: true as const }
    },
  ),

  bindPublic(contract.recoverPassword, { limit: { perMinute: 10, by: 'address' } }, async ({ deps, input }) => {
    await countCall(deps, contract.recoverPassword.path, input.email, EMAILS)
    await recoverPassword(deps, input.email)
    return { detail: DETAIL_WORDS.recovery.requested }
  }),

  bindPublic(contract.resetPassword, { limit: { perMinute: 10, by: 'address' } }, async ({ deps, input }) => {
    await resetPassword(deps, input.oobCode, input.new_password)
    return { detail: DETAIL_WORDS.recovery.passwordChanged }
  }),
]

/** Returns a sign-in reply in snake_case, as the specification requires. */
function signInReply({ accessToken, refreshToken, user }: SignedIn) {
  return { access_token: accessToken, refresh_token: refreshToken, user }
}
