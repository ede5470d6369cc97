import { firebaseAuth } from '@/lib/firebase-auth.ts'
import { log } from '@/lib/log.ts'

/** Fetches the token that reads are decided by anew: one from before the right was given does not have it yet. */
export async function renewClaim(): Promise<void> {
  try {
    await firebaseAuth.currentUser?.getIdToken(true)
  } catch (error) {
    log.error('Admin: the identity token could not be renewed', error)
  }
}
