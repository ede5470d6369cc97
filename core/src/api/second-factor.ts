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

/** Options for the browser's `credentials`, in WebAuthn's JSON. */
const passkeyQuestion = z.record(z.string(), z.unknown())

/** The codes are shown this once; the server keeps their hashes only. */
const changed = z.object({ facts: secondFactorFactsSchema, recoveryCodes: z.array(z.string()).nullable() })

const idToken = z.string().min(1).max(8192)
const proofErrors = ['second_factor_refused', 'second_factor_locked', 'rate_limited'] as const

/** Reads the methods of the caller, and when a planned removal is due. */
export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/users/me/second-factor',
  auth: 'session',
  input: z.object({}),
  output: secondFactorFactsSchema,
  errors: ['unauthenticated', 'rate_limited'],
})

/** A new secret for an authenticator app (sensitive). It counts once a code of it has confirmed it; until then an earlier app does. */
export const beginApp = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/app',
  auth: 'session',
  input: z.object({}),
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['unauthenticated', 'reauthentication_required', 'rate_limited'],
})

/** Turns the second factor on, where this is its first method; all other sessions of the person end then. */
export const confirmApp = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/app/confirm',
  auth: 'session',
  input: z.object({ code: appCodeSchema }),
  output: changed,
  errors: ['unauthenticated', 'validation_failed', ...proofErrors],
})

/** Asks the browser for a new passkey (sensitive). Answers to the latest five questions count, for ten minutes. */
export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/passkeys/begin',
  auth: 'session',
  input: z.object({}),
  output: z.object({ question: passkeyQuestion }),
  errors: ['unauthenticated', 'reauthentication_required', 'list_full', 'rate_limited'],
})

/** Turns the second factor on, where this is its first method; all other sessions of the person end then. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/passkeys',
  auth: 'session',
  input: z.object({ name: passkeyNameSchema, passkey: newPasskeySchema }),
  output: changed,
  errors: ['unauthenticated', 'validation_failed', 'list_full', ...proofErrors],
})

/** Sensitive. The last method is removed by turning the second factor off. */
export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/second-factor/passkeys/:passkeyId',
  auth: 'session',
  input: z.object({ passkeyId: passkeyIdSchema }),
  output: secondFactorFactsSchema,
  errors: ['unauthenticated', 'not_found', 'reauthentication_required', 'forbidden', 'rate_limited'],
})

/** New codes in place of all earlier ones (sensitive). */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/users/me/second-factor/recovery-codes',
  auth: 'session',
  input: z.object({}),
  output: changed,
  errors: ['unauthenticated', 'not_found', 'forbidden', 'reauthentication_required', 'rate_limited'],
})

/** Turns it off (sensitive): at once, or a day later for a person who has shown nothing but a recovery code. */
export const turnOffSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/users/me/second-factor',
  auth: 'session',
  input: z.object({}),
  output: secondFactorFactsSchema,
  errors: ['unauthenticated', 'reauthentication_required', 'rate_limited'],
})

/** Calls off a planned removal. Without one, nothing changes. */
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

/** Lists the proofs that a sign-in accepts whose exchange was answered with `second_factor_required`. */
export const askSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/ask',
  auth: 'public',
  input: z.object({ firebase_id_token: idToken }),
  output: question,
  errors: ['validation_failed', 'identity_token_invalid', 'account_disabled', 'rate_limited'],
})

/**
 * Proves a sign-in: it is exchanged for a session afterwards. A device with a key may be trusted for 30 days; its header is that of
 * the exchange.
 */
export const proveSignIn = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/prove',
  auth: 'public',
  input: z.object({ firebase_id_token: idToken, proof: proofSchema, trust_device: z.boolean().default(false) }),
  output: z.object({ proven: z.literal(true) }),
  errors: ['validation_failed', 'identity_token_invalid', 'account_disabled', ...proofErrors],
})

/** The same question for the person of the session. */
export const askAgain = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/ask-again',
  auth: 'session',
  input: z.object({}),
  output: question,
  errors: ['unauthenticated', 'rate_limited'],
})

/** Proves again who is at the session: sensitive calls are accepted until `until`. */
export const proveAgain = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/prove-again',
  auth: 'session',
  input: z.object({ proof: proofSchema }),
  output: z.object({ until: instant() }),
  errors: ['unauthenticated', 'validation_failed', 'session_revoked', ...proofErrors],
})
