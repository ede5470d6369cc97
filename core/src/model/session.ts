import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const SESSION_SCHEMA = 1

/** A backend session, `sessions/{sid}`: server only. Holds no token; the refresh token is derived from `counter`. */
export const sessionSchema = documentBase.extend({
  uid: documentId(),
  counter: z.int().min(0),
  rotatedAt: instant(),
  /** How often the parent of the current token came back since the last rotation. */
  parentUses: z.int().min(0),
  idleExpiresAt: instant(),
  absoluteExpiresAt: instant(),
  revokedAt: instant().nullable(),
  revokedReason: z.enum(['signed_out', 'reuse', 'disabled', 'password_changed', 'expired']).nullable(),
  userAgent: z.string().max(300),
  addressHash: z.string().max(64),
})

export type Session = z.infer<typeof sessionSchema>
