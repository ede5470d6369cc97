import type { NewPasskey, Passkey, PasskeyAnswer } from '@postwright/core/model/second-factor'

/** A user as identified by the identity provider's token. */
export type IdentityToken = {
  uid: string
  email: string | null
  emailVerified: boolean
  name: string | null
  picture: string | null
  isAdmin: boolean
  /** The sign-in method: `password`, `google.com`. */
  provider: string
  /** Time of the sign-in, as defined by `authTimeSchema`; a renewed token keeps it. */
  authTime: number
}

export type IdentityUser = {
  uid: string
  email: string | null
  emailVerified: boolean
  disabled: boolean
  isAdmin: boolean
  /** Time in epoch seconds; sign-ins from before were ended at the provider. */
  validSince: number
  /** `password`, `google.com`. */
  providers: readonly string[]
}

/** Server-side API of the identity provider. */
export type Identity = {
  /** @throws `identity_token_invalid` unless it is a valid token of this project, `account_disabled` for a disabled person */
  verifyIdToken: (token: string) => Promise<IdentityToken>
  /** @throws `email_exists` */
  createUser: (user: { uid: string; email: string; password: string; fullName: string }) => Promise<void>
  /** Sets a new password, which also ends the provider's own sessions. */
  setPassword: (uid: string, password: string) => Promise<void>
  setAdmin: (uid: string, isAdmin: boolean) => Promise<void>
  /** Enables or disables a person's sign-in; disabling also ends the provider's own sessions. Returns false for a person who does not exist. */
  setDisabled: (uid: string, isDisabled: boolean) => Promise<boolean>
  /** Ends the provider's own sessions. */
  endSessions: (uid: string) => Promise<void>
  /** Sends an email with a reset code if the address has an account; the result does not reveal whether it has. */
  sendPasswordReset: (email: string) => Promise<void>
  /** Returns the address that a reset code was sent to. @throws `reset_code_invalid` */
  readResetCode: (code: string) => Promise<{ email: string }>
  /** Uses up a reset code. @throws `reset_code_invalid`, `weak_password` */
  resetPassword: (code: string, password: string) => Promise<void>
  getUser: (uid: string) => Promise<IdentityUser | null>
  getUserByEmail: (email: string) => Promise<IdentityUser | null>
  /** Lists the uids of all disabled identities. */
  listDisabled: () => Promise<string[]>
  deleteUser: (uid: string) => Promise<void>
}

/** A request to an authenticator, with the challenge that its response signs. */
type PasskeyQuestion = { challenge: string; question: Record<string, unknown> }

/** WebAuthn for this product's own domain. */
export type Passkeys = {
  /** Creates a request for a new passkey; an authenticator that has a passkey in `known` makes no second one. */
  askForNew: (person: { uid: string; email: string }, known: readonly Passkey[]) => Promise<PasskeyQuestion>
  /** Returns null unless the passkey responds to this challenge, on a page of this product, with the user present. */
  readNew: (
    passkey: NewPasskey,
    challenge: string,
  ) => Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>
  askForProof: (known: readonly Passkey[]) => Promise<PasskeyQuestion>
  /** Returns the passkey's signature count; null unless it has signed this challenge. */
  readProof: (answer: PasskeyAnswer, challenge: string, passkey: Passkey) => Promise<number | null>
}
