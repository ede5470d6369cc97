import { FirebaseError } from 'firebase/app'

/** A document that does not fit its schema, or that a newer version of this app has written. */
export class UnreadableDocument extends Error {
  /** A reload gets the version that can read it. */
  readonly isNewer: boolean

  constructor(path: string, { problems, isNewer }: { problems: string; isNewer: boolean }) {
    super(`${path} cannot be read: ${problems}`)
    this.name = 'UnreadableDocument'
    this.isNewer = isNewer
  }
}

/** Nothing is known about what was asked for, and the server cannot be reached to say more. */
export class OfflineError extends Error {
  constructor() {
    super('The server cannot be reached, and this device has not read it before.')
    this.name = 'OfflineError'
  }
}

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
