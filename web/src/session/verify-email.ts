import { sendEmailVerification } from 'firebase/auth'
import { firebaseAuth } from '../lib/firebase-auth.ts'

/**
 * Sends the email that verifies the signed-in user's address; its link leads back to `returnTo`.
 * @throws FirebaseError, for example if it was requested too often
 */
export async function sendVerificationLetter(returnTo: string): Promise<void> {
  await firebaseAuth.authStateReady()
  const user = firebaseAuth.currentUser
  if (!user) throw new Error('No user is signed in with the identity provider.')
  await sendEmailVerification(user, { url: new URL(returnTo, window.location.origin).href })
}
