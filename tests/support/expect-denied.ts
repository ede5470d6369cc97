import { FirebaseError } from 'firebase/app'

/**
 * What the rules said to an attempt: allowed when it succeeds, denied when it fails with `permission-denied`.
 * @throws whatever else went wrong, so that a broken attempt never passes for a refusal
 */
export async function verdictOn(attempt: Promise<unknown>): Promise<'allowed' | 'denied'> {
  try {
    await attempt
    return 'allowed'
  } catch (error) {
    // NOTE a FirestoreError is no instance of its own class: the base class resets the prototype.
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'denied'
    throw error
  }
}

/** Fails unless the rules refuse the attempt. */
export async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  if ((await verdictOn(attempt)) === 'allowed') throw new Error('The rules allowed what they must refuse.')
}
