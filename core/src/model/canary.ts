import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { utcDaySchema } from '../time/utc-day.ts'

/**
 * A canary post on its way, `canaryPosts/{recordKey}`: what the product posts to itself to see that publishing works. Its `receipts` are
 * counted by the channel inside of the product that takes it.
 */
export const canaryPostSchema = z.object({
  id: documentId(),
  variantId: documentId(),
  plannedFor: instant(),
  receipts: z.int().min(0),
})
export type CanaryPost = z.infer<typeof canaryPostSchema>

/** `missing`: still not published when it was given up. `twice`: the channel was called more than once for it. */
export const canaryOutcomeSchema = z.enum(['in_time', 'late', 'missing', 'failed', 'twice'])
export type CanaryOutcome = z.infer<typeof canaryOutcomeSchema>

export const canaryRunSchema = z.object({
  plannedFor: instant(),
  outcome: canaryOutcomeSchema,
  /** From the planned time to publication, in milliseconds; null where it was not published. */
  late: z.int().min(0).nullable(),
})
export type CanaryRun = z.infer<typeof canaryRunSchema>

/** One is made every five minutes; runs of upkeep that are repeated make some more. */
export const CANARY_RUNS_A_DAY_MAX = 600

/** Outcomes of the canary posts of one UTC day, `canaryDays/{day}`. */
export const canaryDaySchema = z.object({
  id: utcDaySchema,
  day: utcDaySchema,
  runs: z.array(canaryRunSchema).max(CANARY_RUNS_A_DAY_MAX),
})
export type CanaryDay = z.infer<typeof canaryDaySchema>
