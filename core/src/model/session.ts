import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { SESSION_SIGN_INS_MAX } from '../limits.ts'
import { documentBase } from './document.ts'
import { authTimeSchema } from './sign-ins.ts'

export const SESSION_SCHEMA = 1

/** A backend session, `sessions/{sid}`: server only. Contains no token; the refresh token is derived from `counter`. */
export const sessionSchema = documentBase.extend({
  uid: documentId(),
  counter: z.int().min(0),
  rotatedAt: instant(),
  idleExpiresAt: instant(),
  absoluteExpiresAt: instant(),
  revokedAt: instant().nullable(),
  revokedReason: z
    .enum([
      'signed_out',
      'reuse',
      'disabled',
      'password_changed',
      'expired',
      'ended_by_owner',
      'ended_by_admin',
      'account_deleted',
      'sign_in_ended',
      'sign_in_replaced',
    ])
    .nullable(),
  userAgent: z.string().max(300),
  addressHash: z.string().max(64),
  /** Time of the person's last re-authentication, which sensitive calls require. */
  reauthenticatedAt: instant().nullable().default(null),
  /** Sign-ins at the identity provider for this session: the one it was exchanged from, and later re-authentications. */
  authTimes: z.array(authTimeSchema).max(SESSION_SIGN_INS_MAX).default([]),
  /** Thumbprint of the device key that must sign every refresh, if the browser has one. */
  deviceKey: z.string().length(43).nullable().default(null),
  /** Two-letter country code of the last use, if Hosting reports it. */
  place: z.string().length(2).nullable().default(null),
})

export type Session = z.infer<typeof sessionSchema>
