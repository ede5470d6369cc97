/** Nothing is known about what was asked for, and the server cannot be reached to say more. */
export class OfflineError extends Error {
  constructor() {
    super('The server cannot be reached, and this device has not read it before.')
    this.name = 'OfflineError'
  }
}
