import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { listSessions } from './sessions.ts'

const person = z.object({ uid: documentId() })

/** Lists the live sessions of a person, most recently used first. */
export const listPersonSessions = defineEndpoint({
  method: 'GET',
  path: '/admin/people/:uid/sessions',
  auth: 'admin',
  input: person,
  output: listSessions.output,
  errors: ['route_not_found', 'rate_limited'],
})

/** Ends one session of a person, or all if `sessionId` is null; their access tokens are refused from then on. Repeating it changes nothing. */
export const endPersonSessions = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/sessions/end',
  auth: 'admin',
  input: person.extend({ sessionId: documentId().nullable() }),
  output: z.object({ ended: z.int().min(0) }),
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
})

/** Starts the export of an account for its owner, who is notified when it is ready. Only the owner can download it. */
export const sendPersonExport = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/export',
  auth: 'admin',
  input: person,
  output: z.object({ isBegun: z.literal(true) }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})

/** Cancels the scheduled deletion of a person's account. Repeating it changes nothing. */
export const cancelPersonDeletion = defineEndpoint({
  method: 'POST',
  path: '/admin/people/:uid/deletion/cancel',
  auth: 'admin',
  input: person,
  output: z.object({ cancelled: z.literal(true) }),
  errors: ['route_not_found', 'not_found', 'rate_limited'],
})
