import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../ids.ts'
import {
  appCodeSchema,
  newPasskeySchema,
  passkeyIdSchema,
  passkeyNameSchema,
  proofSchema,
  secondFactorFactsSchema,
} from '../model/second-factor.ts'

/** Options for the browser's `credentials`, as WebAuthn JSON. */
const passkeyQuestion = z.record(z.string(), z.unknown())

/** Recovery codes are shown only once; the server stores only their hashes. */
const changed = z.object({ facts: secondFactorFactsSchema, recoveryCodes: z.array(z.string()).nullable() })

const idToken = z.string().min(1).max(8192)
const proofErrors = ['second_factor_refused', 'second_factor_locked', 'rate_limited'] as const

/** Reads the caller's methods, and the time of a planned removal. */
export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/users/me/second-factor',
  auth: 'session',
  input: z.object({}),
  output: secondFactorFactsSchema,
  errors: ['unauthenticated', 'rate_limited'],
})

/**
 * Creates a new secret for an authenticator app (sensitive). It becomes valid when confirmed with one of its codes; until then the previous app is
 * valid.
 */
export const beginApp = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/app',
  auth: 'session',
  input: z.object({}),
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['unauthenticated', 'reauthentication_required', 'rate_limited'],
})

/**
 * Confirms the authenticator app with one of its codes. Turns on the second factor if the app is its first method; all other sessions of the person
 * then end.
 */
export const confirmApp = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/app/confirm',
  auth: 'session',
  input: z.object({ code: appCodeSchema }),
  output: changed,
  errors: ['unauthenticated', 'validation_failed', ...proofErrors],
})

/** Returns the options with which the browser creates a passkey (sensitive). Each of the latest five challenges is valid for ten minutes. */
export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/passkeys/begin',
  auth: 'session',
  input: z.object({}),
  output: z.object({ question: passkeyQuestion }),
  errors: ['unauthenticated', 'reauthentication_required', 'list_full', 'rate_limited'],
})

/** Stores a new passkey. Turns on the second factor if the passkey is its first method; all other sessions of the person then end. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/passkeys',
  auth: 'session',
  input: z.object({ name: passkeyNameSchema, passkey: newPasskeySchema }),
  output: changed,
  errors: ['unauthenticated', 'validation_failed', 'list_full', ...proofErrors],
})

/** Removes a passkey (sensitive). To remove the last method, turn off the second factor. */
export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/second-factor/passkeys/:passkeyId',
  auth: 'session',
  input: z.object({ passkeyId: passkeyIdSchema }),
  output: secondFactorFactsSchema,
  errors: ['unauthenticated', 'not_found', 'reauthentication_required', 'forbidden', 'rate_limited'],
})

/** Creates new recovery codes that replace all earlier ones (sensitive). */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/recovery-codes',
  auth: 'session',
  input: z.object({}),
  output: changed,
  errors: ['unauthenticated', 'not_found', 'forbidden', 'reauthentication_required', 'rate_limited'],
})

/** Turns off the second factor (sensitive): at once, or a day later for a person who has proved only a recovery code. */
export const turnOffSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/second-factor',
  auth: 'session',
  input: z.object({}),
  output: secondFactorFactsSchema,
  errors: ['unauthenticated', 'reauthentication_required', 'rate_limited'],
})

/** Cancels a planned removal. Without one, nothing changes. */
export const keepSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/keep',
  auth: 'session',
  input: z.object({}),
  output: secondFactorFactsSchema,
  errors: ['unauthenticated', 'rate_limited'],
})

const question = z.object({
  methods: z.array(z.enum(['app', 'passkey', 'recovery'])),
  question: passkeyQuestion.nullable(),
})

/** Lists the accepted proofs for a sign-in whose exchange was refused with `second_factor_required`. */
export const askSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/ask',
  auth: 'public',
  input: z.object({ firebase_id_token: idToken }),
  output: question,
  errors: ['validation_failed', 'identity_token_invalid', 'account_disabled', 'rate_limited'],
})

/**
 * Verifies the second factor of a sign-in, which can then be exchanged for a session. A device with a key can be trusted for 30 days; its header is
 * the same as in the exchange.
 */
export const proveSignIn = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/prove',
  auth: 'public',
  input: z.object({ firebase_id_token: idToken, proof: proofSchema, trust_device: z.boolean().default(false) }),
  output: z.object({ proven: z.literal(true) }),
  errors: ['validation_failed', 'identity_token_invalid', 'account_disabled', ...proofErrors],
})

/** Lists the accepted proofs for the person of the session. */
export const askAgain = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/ask-again',
  auth: 'session',
  input: z.object({}),
  output: question,
  errors: ['unauthenticated', 'rate_limited'],
})

/** Verifies the identity of the session's person again: sensitive calls are accepted until `until`. */
export const proveAgain = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/prove-again',
  auth: 'session',
  input: z.object({ proof: proofSchema }),
  output: z.object({ until: instant() }),
  errors: ['unauthenticated', 'validation_failed', 'session_revoked', ...proofErrors],
})
