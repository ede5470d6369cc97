import { FirebaseError } from 'firebase/app'

/**
 * Returns the verdict of the rules on an attempt: allowed if it succeeds, denied if it fails with `permission-denied`.
 * @throws any other error of the attempt, so that a broken attempt never counts as denied
 */
export async function verdictOn(attempt: Promise<unknown>): Promise<'allowed' | 'denied'> {
  try {
    await attempt
    return 'allowed'
  } catch (error) {
    // NOTE `instanceof FirestoreError` is false even for a FirestoreError, because the base class resets the prototype.
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'denied'
    throw error
  }
}

/** @throws if the rules allow the attempt */
export async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  if ((await verdictOn(attempt)) === 'allowed') throw new Error('The rules allowed what they must refuse.')
}
