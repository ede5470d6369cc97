import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import {
  type NewPasskey,
  newPasskeySchema,
  type PasskeyAnswer,
  passkeyAnswerSchema,
} from '@postwright/core/model/second-factor'

const ADDRESS_BY_NUMBER = /^(?:\d{1,3}\.){3}\d{1,3}$|^\[/

/** Returns whether this browser can use passkeys here: they belong to a domain, and an IP address is not a domain. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !ADDRESS_BY_NUMBER.test(window.location.hostname)
}

/**
 * Asks the user to confirm with a passkey.
 * @throws PasskeyCancelled if they close the browser's dialog, or have no matching passkey available
 */
export async function answerByPasskey(question: Record<string, unknown>): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return cancelled(async () =>
    passkeyAnswerSchema.parse(await startAuthentication({ optionsJSON: proofOptions.parse(question) })),
  )
}

/**
 * Creates a new passkey.
 * @throws PasskeyCancelled, also for an authenticator that already has one
 */
export async function makePasskey(question: Record<string, unknown>): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return cancelled(async () =>
    newPasskeySchema.parse(await startRegistration({ optionsJSON: newOptions.parse(question) })),
  )
}

/** Thrown if the browser has not created or used a passkey. `isKnown`: true if the authenticator already has a passkey of this account. */
export class PasskeyCancelled extends Error {
  readonly isKnown: boolean
  constructor(cause: unknown) {
    super('no passkey', { cause })
    this.isKnown = cause instanceof Error && cause.name === 'InvalidStateError'
  }
}

async function cancelled<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Error ? new PasskeyCancelled(error) : error
  }
}

/** The server's library creates the options for the browser's library, so they are passed through unparsed. */
const newOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(isQuestion)
const proofOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(isQuestion)

function isQuestion(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'challenge' in value
}
