import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { utcDaySchema } from '../time/utc-day.ts'

/**
 * A canary post, `canaryPosts/{recordKey}`: a post that the product publishes to an internal channel to check that publishing works. The internal
 * channel counts its `receipts`.
 */
export const canaryPostSchema = z.object({
  id: documentId(),
  variantId: documentId(),
  plannedFor: instant(),
  receipts: z.int().min(0),
})
export type CanaryPost = z.infer<typeof canaryPostSchema>

/** `missing`: still not published when the check gave up. `twice`: the channel was called more than once for the post. */
export const canaryOutcomeSchema = z.enum(['in_time', 'late', 'missing', 'failed', 'twice'])
export type CanaryOutcome = z.infer<typeof canaryOutcomeSchema>

export const canaryRunSchema = z.object({
  plannedFor: instant(),
  outcome: canaryOutcomeSchema,
  /** Time from the planned time to publication, in milliseconds; null if the post was not published. */
  late: z.int().min(0).nullable(),
})
export type CanaryRun = z.infer<typeof canaryRunSchema>

/** Maximum number of canary posts stored for a day. One is created every five minutes, which makes 288. */
export const CANARY_RUNS_A_DAY_MAX = 600

/** Outcomes of the canary posts of one UTC day, `canaryDays/{day}`. */
export const canaryDaySchema = z.object({
  id: utcDaySchema,
  day: utcDaySchema,
  runs: z.array(canaryRunSchema).max(CANARY_RUNS_A_DAY_MAX),
})
export type CanaryDay = z.infer<typeof canaryDaySchema>
