import { onAuthStateChanged, signOut, type User } from 'firebase/auth'
import { logout, verifyFirebaseToken } from '@postwright/core/api/auth'
import { endSession } from '@postwright/core/api/sessions'
import { getMe } from '@postwright/core/api/users'
import { call, onSessionLost } from '../lib/api-client.ts'
import { deviceKey } from '../lib/device-key.ts'
import { deviceKeyHeader, deviceProofHeader } from '../lib/device-proof.ts'
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

const nameOf = (sessionId: string) => `postwright.session.${sessionId}`

let release = (): void => undefined

/** Marks a session as used by this page, for the other pages of this browser, until this page ends. The mark of an earlier session is removed. */
export function claimSession(sessionId: string): void {
  if (!('locks' in navigator)) return
  release()
  const released = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks.request(nameOf(sessionId), { mode: 'shared' }, () => released).catch(() => undefined)
}

/** Whether no page of this browser uses a session any more. False where the browser cannot tell. */
export async function isSessionFree(sessionId: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  return navigator.locks.request(nameOf(sessionId), { ifAvailable: true }, (lock) => lock !== null)
}

/** The one session of this page. */
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

function sessionIdOf({ refreshToken }: Tokens): string {
  const [sessionId = ''] = refreshToken.split('.')
  return sessionId
}

/**
 * The provider's token of a user. One that was made before they confirmed their address is replaced, so that the
 * backend learns of it at the next page and not an hour later.
 */
async function identityToken(user: User): Promise<string> {
  const { token, claims } = await user.getIdTokenResult()
  const isOutdated = user.emailVerified && claims['email_verified'] !== true
  return isOutdated ? user.getIdToken(true) : token
}
