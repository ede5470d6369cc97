import { z } from 'zod'
import { ENDED_SIGN_INS_MAX } from '../limits.ts'

/** Maximum number of sign-ins stored as proven by a second factor; if there are more, the oldest must be proven again. */
export const PROVEN_SIGN_INS_MAX = 100

/**
 * A sign-in at the identity provider: its time in epoch seconds (the claim `auth_time` of its tokens), and a fraction of a second that distinguishes
 * it from others (the claim `sign_in`). A sign-in without the claim `sign_in` is a whole number.
 */
export const authTimeSchema = z.number().min(0)

/**
 * Fields that determine the valid sign-ins of a person: none from before `authTimesFrom`, none of `authTimesEnded`, and only those of
 * `authTimesProven` if a second factor is required. The account has these fields, and each membership repeats them, so that the rules need no further
 * read.
 */
export const signInFields = {
  authTimesFrom: authTimeSchema.default(0),
  authTimesEnded: z.array(authTimeSchema).max(ENDED_SIGN_INS_MAX).default([]),
  requiresSecondFactor: z.boolean().default(false),
  authTimesProven: z.array(authTimeSchema).max(PROVEN_SIGN_INS_MAX).default([]),
}

export type SignIns = { authTimesFrom: number; authTimesEnded: number[] }

export type ProvenSignIns = { requiresSecondFactor: boolean; authTimesProven: number[] }
