import { verifyPasswordResetCode } from 'firebase/auth'
import { firebaseAuth } from '@/lib/firebase-auth.ts'

/**
 * Whose password the code of a letter resets. The code stays valid.
 * @returns the e-mail address
 * @throws FirebaseError when the code is unknown, used or expired, or the provider cannot be asked
 */
export function addressOfResetCode(oobCode: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth, oobCode)
}
