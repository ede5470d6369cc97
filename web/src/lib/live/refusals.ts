import { FirebaseError } from 'firebase/app'

const followers = new Set<() => void>()

/** Calls back when the rules refuse a live read: the sign-in may have been ended elsewhere. Returns the way to stop. */
export function followRefusals(onRefused: () => void): () => void {
  followers.add(onRefused)
  return () => void followers.delete(onRefused)
}

/** Tells the followers when an error of a live read is a refusal by the rules. */
export function reportRefusal(error: Error): void {
  if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') return
  for (const follower of followers) follower()
}
