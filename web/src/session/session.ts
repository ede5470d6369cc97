import { onAuthStateChanged, signOut, type User } from 'firebase/auth'
import { logout, verifyFirebaseToken } from '@postwright/core/api/auth'
import { endSession } from '@postwright/core/api/sessions'
import { getMe } from '@postwright/core/api/users'
import { call, onSessionLost } from '../lib/api-client.ts'
import { deviceKey, deviceKeyHeader, deviceProofHeader } from '../lib/device-key.ts'
import { firebaseAuth } from '../lib/firebase-auth.ts'
import { i18n } from '../lib/i18n.ts'
import { resetLive } from '../lib/live/reset.ts'
import { serverNow } from '../lib/server-clock.ts'
import { tokenStore, type Tokens } from '../lib/token-store.ts'
import { toast } from '../ui/toast.tsx'
import { lastWorkspace } from './last-workspace.ts'
import { takeReferral } from './referral.ts'
import { rememberMe } from './remember-me.ts'
import { createSessionController } from './session-controller.ts'
import { isSessionFree, claimSession } from './session-claim.ts'

/** The session of this page. */
export const session = createSessionController({
  identities: {
    follow: (onChange) =>
      onAuthStateChanged(firebaseAuth, (user) =>
        onChange(user && { uid: user.uid, idToken: () => identityToken(user) }),
      ),
    signOut: () => signOut(firebaseAuth),
  },
  async exchange(idToken) {
    const referral = takeReferral()
    const code = referral === null ? {} : { referral_code_applied: referral }
    const key = await deviceKey()
    const facts = { endpoint: verifyFirebaseToken, token: idToken, origin: window.location.origin, now: serverNow() }
    const headers = { ...deviceKeyHeader(key), ...(await deviceProofHeader(key, facts)) }
    const reply = await call(verifyFirebaseToken, { firebase_id_token: idToken, ...code }, { headers })
    return { accessToken: reply.access_token, refreshToken: reply.refresh_token, user: reply.user }
  },
  fetchUser: () => call(getMe, {}),
  async logout() {
    await call(logout, {})
  },
  async retire(previous, isShared) {
    const sessionId = sessionIdOf(previous)
    if (isShared || (await isSessionFree(sessionId))) await call(endSession, { sessionId })
  },
  tokens: {
    ...tokenStore,
    save(tokens, remember) {
      tokenStore.save(tokens, remember)
      claimSession(sessionIdOf(tokens))
    },
  },
  remember: rememberMe,
  followLost: onSessionLost,
  forget: resetLive,
  lastWorkspace,
  onExpired: () => toast.error(i18n.t('common:error.sessionExpired')),
})

tokenStore.whenUnstored(() => toast.error(i18n.t('common:error.signInUnstored')))

function sessionIdOf({ refreshToken }: Tokens): string {
  const [sessionId = ''] = refreshToken.split('.')
  return sessionId
}

/**
 * Returns the identity provider's token of a user. A token created before the user verified their email address is replaced, so that the backend
 * learns of the verification on the next page rather than an hour later.
 */
async function identityToken(user: User): Promise<string> {
  const { token, claims } = await user.getIdTokenResult()
  const isOutdated = user.emailVerified && claims['email_verified'] !== true
  return isOutdated ? user.getIdToken(true) : token
}
