/** Access could not be renewed; `cause` says why. */
export class RenewalError extends Error {
  constructor(cause: unknown) {
    super('access could not be renewed', { cause })
    this.name = 'RenewalError'
  }
}
