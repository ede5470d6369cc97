/** Thrown if the account was created, but signing in failed. */
export class AccountWithoutSession extends Error {
  constructor(cause: unknown) {
    super('The account exists, signing in failed.', { cause })
    this.name = 'AccountWithoutSession'
  }
}
