/** The access could not be renewed. The call that needed it was refused before, so nothing was taken by the network. */
export class RenewalError extends Error {
  constructor(cause: unknown) {
    super('the access could not be renewed', { cause })
    this.name = 'RenewalError'
  }
}
