import { FirebaseError } from 'firebase/app'

/** Error for a document that does not match its schema, or was written by a newer version of this app. */
export class UnreadableDocument extends Error {
  /** True if a reload loads the version that can read the document. */
  readonly isNewer: boolean

  constructor(path: string, { problems, isNewer }: { problems: string; isNewer: boolean }) {
    super(`${path} cannot be read: ${problems}`)
    this.name = 'UnreadableDocument'
    this.isNewer = isNewer
  }
}

/** Error for a read that is not cached while the server cannot be reached. */
export class OfflineError extends Error {
  constructor() {
    super('The server cannot be reached, and this device has not read it before.')
    this.name = 'OfflineError'
  }
}

const followers = new Set<() => void>()

/** Calls the listener when the rules reject a live read: the session may have been ended elsewhere. Returns a function that unsubscribes. */
export function followRefusals(onRefused: () => void): () => void {
  followers.add(onRefused)
  return () => void followers.delete(onRefused)
}

/** Notifies the listeners if an error of a live read is a rejection by the rules. */
export function reportRefusal(error: Error): void {
  if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') return
  for (const follower of followers) follower()
}
