import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'

/** A session of the caller on a device. */
const sessionFactsSchema = z.object({
  id: documentId(),
  /** True if this call was made with this session. */
  current: z.boolean(),
  userAgent: z.string(),
  createdAt: instant(),
  /** Last time the session received a new access token. */
  lastUsedAt: instant(),
  /** Two-letter country code of the session's last use, if Hosting reports it. */
  place: z.string().nullable(),
})

export type SessionFacts = z.infer<typeof sessionFactsSchema>

/** Lists the caller's live sessions, current first, then most recently used. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/auth/sessions',
  auth: 'session',
  input: z.object({}),
  output: z.object({ sessions: z.array(sessionFactsSchema) }),
  errors: ['unauthenticated', 'rate_limited'],
})

/** Ends one of the caller's sessions; its access tokens are refused from then on. Repeating it changes nothing. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/auth/sessions/:sessionId',
  auth: 'session',
  input: z.object({ sessionId: documentId() }),
  output: z.object({ ended: z.literal(true) }),
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})

/** Ends all of the caller's sessions except the current one. */
export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/auth/sessions/end-others',
  auth: 'session',
  input: z.object({}),
  output: z.object({ ended: z.int().min(0) }),
  errors: ['unauthenticated', 'rate_limited'],
})

/**
 * Proves that the caller is still the account's owner: the identity token must come from a sign-in within the last five minutes by the same person.
 * Sensitive calls of this session are accepted until `until`.
 */
export const reauthenticate = defineEndpoint({
  method: 'POST',
  path: '/auth/reauthenticate',
  auth: 'session',
  input: z.object({ firebase_id_token: z.string().min(1).max(8192) }),
  output: z.object({ until: instant() }),
  errors: [
    'unauthenticated',
    'identity_token_invalid',
    'account_disabled',
    'reauthentication_required',
    'second_factor_required',
    'rate_limited',
  ],
})
