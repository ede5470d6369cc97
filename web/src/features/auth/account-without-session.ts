/** The account was made, but signing in to it failed. */
export class AccountWithoutSession extends Error {
  constructor(cause: unknown) {
    super('The account exists, signing in failed.', { cause })
    this.name = 'AccountWithoutSession'
  }
}
