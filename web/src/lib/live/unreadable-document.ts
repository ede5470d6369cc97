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
