import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth'
import { reauthenticate } from '@postwright/core/api/sessions'
import { call } from '../lib/api-client.ts'
import { firebaseAuth } from '../lib/firebase-auth.ts'

export type SignInMethods = { password: boolean; google: boolean }

/** Returns the methods with which the signed-in user can reauthenticate. */
export function signInMethods(): SignInMethods {
  const used = firebaseAuth.currentUser?.providerData.map(({ providerId }) => providerId) ?? []
  return { password: used.includes('password'), google: used.includes('google.com') }
}

/**
 * Reauthenticates with the password: sensitive calls are then accepted for a while.
 * @throws FirebaseError or ApiError
 */
export async function reauthenticateByPassword(password: string): Promise<void> {
  const user = currentUser()
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  await report(user)
}

/** Reauthenticates through Google's pop-up window. */
export async function reauthenticateByGoogle(): Promise<void> {
  const user = currentUser()
  const provider = new GoogleAuthProvider()
  // Google has no prompt that asks for the password again; choosing the account at least requires a click.
  provider.setCustomParameters({ prompt: 'select_account', login_hint: user.email ?? '' })
  await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver)
  await report(user)
}

async function report(user: User): Promise<void> {
  await call(reauthenticate, { firebase_id_token: await user.getIdToken(true) })
}

function currentUser(): User {
  const user = firebaseAuth.currentUser
  if (!user) throw new Error('No user is signed in with the identity provider.')
  return user
}
