import { z } from 'zod'
import { isoDay } from '../zoned-time.ts'

/** Maximum interval of a rhythm, in its days, weeks or months. */
export const RECURRENCE_INTERVAL_MAX = 99

export const RECURRENCE_COUNT_MAX = 1_000

/** Maximum series per workspace. */
export const SERIES_MAX = 50

/** Maximum skipped days of a series. */
export const SERIES_SKIPPED_MAX = 400

export const SERIES_CONTENT_BYTES_MAX = 200_000

/** Maximum content hashes stored with a series, including that of its current content. */
export const SERIES_CONTENTS_KEPT = 50

/** Number of days ahead for which posts of a series are created. */
export const SERIES_DAYS_AHEAD = 90

/** A day of the week: 1 is Monday, 7 is Sunday. */
export const weekdaySchema = z.int().min(1).max(7)

const everyNth = z.int().min(1).max(RECURRENCE_INTERVAL_MAX)

export const rhythmSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily'), interval: everyNth }),
  z.object({
    kind: z.literal('weekly'),
    interval: everyNth,
    weekdays: z
      .array(weekdaySchema)
      .min(1)
      .max(7)
      .refine((days) => new Set(days).size === days.length, 'a weekday twice'),
    /** First day of the week, which determines the weeks skipped by an interval. */
    weekStart: weekdaySchema,
  }),
  z.object({
    kind: z.literal('monthly'),
    interval: everyNth,
    day: z.int().min(1).max(31),
    /** Behaviour in a month without that day: skip it, or use its last day. */
    shortMonth: z.enum(['skip', 'last_day']),
  }),
  z.object({
    kind: z.literal('monthly_weekday'),
    interval: everyNth,
    /** Ordinal of the weekday in the month; a month without a fifth is skipped, -1 is the last. */
    week: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(-1)]),
    weekday: weekdaySchema,
  }),
])

export type Rhythm = z.infer<typeof rhythmSchema>

/** End of a recurrence. A count includes skipped days. */
export const recurrenceEndSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('never') }),
  z.object({ kind: z.literal('on'), day: isoDay() }),
  z.object({ kind: z.literal('after'), count: z.int().min(1).max(RECURRENCE_COUNT_MAX) }),
])

export type RecurrenceEnd = z.infer<typeof recurrenceEndSchema>

export const recurrenceRuleSchema = z.object({
  rhythm: rhythmSchema,
  /** First possible day; intervals count from there. */
  startsOn: isoDay(),
  end: recurrenceEndSchema,
})

export type RecurrenceRule = z.infer<typeof recurrenceRuleSchema>
