import type { NewPasskey, Passkey, PasskeyAnswer } from '@postwright/core/model/second-factor'

/** A person as the identity provider's token names them. */
export type IdentityToken = {
  uid: string
  email: string | null
  emailVerified: boolean
  name: string | null
  picture: string | null
  isAdmin: boolean
  /** The sign-in method: `password`, `google.com`. */
  provider: string
  /** The sign-in, as `authTimeSchema` has it; a renewed token keeps it. */
  authTime: number
}

export type IdentityUser = {
  uid: string
  email: string | null
  emailVerified: boolean
  disabled: boolean
  isAdmin: boolean
  /** Sign-ins from before this time were ended at the provider, in epoch seconds. */
  validSince: number
  /** `password`, `google.com`. */
  providers: readonly string[]
}

/** The identity provider's server side. */
export type Identity = {
  /** @throws `identity_token_invalid` for anything but a live token of this project, `account_disabled` for a disabled person */
  verifyIdToken: (token: string) => Promise<IdentityToken>
  /** @throws `email_exists` */
  createUser: (user: { uid: string; email: string; password: string; fullName: string }) => Promise<void>
  /** Also ends the provider's own sessions. */
  setPassword: (uid: string, password: string) => Promise<void>
  setAdmin: (uid: string, isAdmin: boolean) => Promise<void>
  /** Lets a person sign in or not; what refuses them ends the provider's own sessions. False for one who does not exist. */
  setDisabled: (uid: string, isDisabled: boolean) => Promise<boolean>
  /** Ends the provider's own sessions. */
  endSessions: (uid: string) => Promise<void>
  /** Sends an e-mail with a reset code if the address has an account; the result does not reveal whether it has. */
  sendPasswordReset: (email: string) => Promise<void>
  /** The address a reset code was sent to. @throws `reset_code_invalid` */
  readResetCode: (code: string) => Promise<{ email: string }>
  /** Uses up a reset code. @throws `reset_code_invalid`, `weak_password` */
  resetPassword: (code: string, password: string) => Promise<void>
  getUser: (uid: string) => Promise<IdentityUser | null>
  getUserByEmail: (email: string) => Promise<IdentityUser | null>
  /** The uids of all disabled identities. */
  listDisabled: () => Promise<string[]>
  deleteUser: (uid: string) => Promise<void>
}

/** A question to an authenticator, and the challenge in it that its answer signs. */
type PasskeyQuestion = { challenge: string; question: Record<string, unknown> }

/** WebAuthn for this product's own domain. */
export type Passkeys = {
  /** For a new passkey of a person; `known` are not made twice on one authenticator. */
  askForNew: (person: { uid: string; email: string }, known: readonly Passkey[]) => Promise<PasskeyQuestion>
  /** Null unless the passkey answers this challenge, on a page of this product, with the person there. */
  readNew: (
    passkey: NewPasskey,
    challenge: string,
  ) => Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>
  askForProof: (known: readonly Passkey[]) => Promise<PasskeyQuestion>
  /** The passkey's signatures so far; null unless it has signed this challenge. */
  readProof: (answer: PasskeyAnswer, challenge: string, passkey: Passkey) => Promise<number | null>
}
