/** The access could not be renewed. The call that needed it had been refused, so nothing was published. */
export class RenewalError extends Error {
  constructor(cause: unknown) {
    super('the access could not be renewed', { cause })
    this.name = 'RenewalError'
  }
}
