import { z } from 'zod'
import { ENDED_SIGN_INS_MAX } from '../limits.ts'

/** Sign-ins that are known to have shown a second factor; an older one shows it again. */
export const PROVEN_SIGN_INS_MAX = 100

/**
 * A sign-in at the identity provider: its time in epoch seconds, the claim `auth_time` of its tokens, and the part of that second
 * by which it is told from others, the claim `sign_in`. A sign-in without that claim is a whole number.
 */
export const authTimeSchema = z.number().min(0)

/**
 * The sign-ins of a person that count: none from before `authTimesFrom`, none of `authTimesEnded`, and where a second factor is asked
 * for only those of `authTimesProven`. The account has these fields, and each membership repeats them, so that the rules need no
 * further read.
 */
export const signInFields = {
  authTimesFrom: authTimeSchema.default(0),
  authTimesEnded: z.array(authTimeSchema).max(ENDED_SIGN_INS_MAX).default([]),
  requiresSecondFactor: z.boolean().default(false),
  authTimesProven: z.array(authTimeSchema).max(PROVEN_SIGN_INS_MAX).default([]),
}

export type SignIns = { authTimesFrom: number; authTimesEnded: number[] }

export type ProvenSignIns = { requiresSecondFactor: boolean; authTimesProven: number[] }
