import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  GoogleAuthProvider,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
} from 'firebase/auth'
import { reauthenticate } from '@postwright/core/api/sessions'
import { call } from '../lib/api-client.ts'
import { firebaseAuth } from '../lib/firebase-auth.ts'
import { setRememberMe } from './remember-me.ts'

/**
 * Signs in with the identity provider; the session then confirms the identity with the backend automatically.
 * @param remember false keeps the session only until the browser is closed
 * @throws FirebaseError, see `lib/provider-error-text`
 */
export async function signInWithPassword(email: string, password: string, remember: boolean): Promise<void> {
  await persist(remember)
  await signInWithEmailAndPassword(firebaseAuth, email, password)
}

/** Signs in through Google's pop-up window. */
export async function signInWithGoogle(remember: boolean): Promise<void> {
  await persist(remember)
  await signInWithPopup(firebaseAuth, new GoogleAuthProvider(), browserPopupRedirectResolver)
}

/**
 * Signs in to the identity provider again after a password change, which ended the provider's own session; our session continues with the new
 * sign-in.
 * @throws FirebaseError or ApiError
 */
export async function renewSignIn(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(firebaseAuth, email, password)
  await call(reauthenticate, { firebase_id_token: await user.getIdToken() })
}

async function persist(remember: boolean): Promise<void> {
  setRememberMe(remember)
  await setPersistence(firebaseAuth, remember ? browserLocalPersistence : browserSessionPersistence)
}
