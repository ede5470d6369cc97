import type { NewPasskey, Passkey, PasskeyAnswer } from '@postwright/core/model/second-factor'

/** A question to an authenticator, and the challenge in it that its answer signs. */
export type PasskeyQuestion = { challenge: string; question: Record<string, unknown> }

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
