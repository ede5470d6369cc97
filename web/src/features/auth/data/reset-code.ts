import { verifyPasswordResetCode } from 'firebase/auth'
import { firebaseAuth } from '@/lib/firebase-auth.ts'

/**
 * Verifies the code of a reset email. The code stays valid.
 * @returns the email address of the account
 * @throws FirebaseError if the code is unknown, used or expired, or the provider cannot be reached
 */
export function addressOfResetCode(oobCode: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth, oobCode)
}
