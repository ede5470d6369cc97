import { sendEmailVerification } from 'firebase/auth'
import { firebaseAuth } from '../lib/firebase-auth.ts'

/**
 * Has the letter sent that confirms the signed-in person's address; its link leads back to `returnTo`.
 * @throws FirebaseError, for example when it was asked for too often
 */
export async function sendVerificationLetter(returnTo: string): Promise<void> {
  await firebaseAuth.authStateReady()
  const user = firebaseAuth.currentUser
  if (!user) throw new Error('No user is signed in with the identity provider.')
  await sendEmailVerification(user, { url: new URL(returnTo, window.location.origin).href })
}
