import { z } from 'zod'
import { isoDay } from '../zoned-time.ts'

/** The largest interval of a rhythm, and the most days that it can be limited to. */
export const RECURRENCE_INTERVAL_MAX = 99

export const RECURRENCE_COUNT_MAX = 1_000

/** Of one workspace. */
export const SERIES_MAX = 50

/** How many days of one series can be skipped, and what its content may take as JSON. */
export const SERIES_SKIPPED_MAX = 400

export const SERIES_CONTENT_BYTES_MAX = 200_000

/** Contents that one series remembers to have made posts from. */
export const SERIES_CONTENTS_KEPT = 50

/** How far ahead the posts of a series are made. */
export const SERIES_DAYS_AHEAD = 90

/** A day of the week: 1 is Monday, 7 is Sunday. */
export const weekdaySchema = z.int().min(1).max(7)

const everyNth = z.int().min(1).max(RECURRENCE_INTERVAL_MAX)

/** In which rhythm the days come. */
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
    /** Which weeks are skipped by an interval depends on where a week begins. */
    weekStart: weekdaySchema,
  }),
  z.object({
    kind: z.literal('monthly'),
    interval: everyNth,
    day: z.int().min(1).max(31),
    /** What happens in a month without that day: nothing, or its last day is taken. */
    shortMonth: z.enum(['skip', 'last_day']),
  }),
  z.object({
    kind: z.literal('monthly_weekday'),
    interval: everyNth,
    /** Which one of the month; a month without a fifth is skipped, -1 is the last. */
    week: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(-1)]),
    weekday: weekdaySchema,
  }),
])

export type Rhythm = z.infer<typeof rhythmSchema>

/** When it ends. A count counts the days that are skipped too. */
export const recurrenceEndSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('never') }),
  z.object({ kind: z.literal('on'), day: isoDay() }),
  z.object({ kind: z.literal('after'), count: z.int().min(1).max(RECURRENCE_COUNT_MAX) }),
])

export type RecurrenceEnd = z.infer<typeof recurrenceEndSchema>

export const recurrenceRuleSchema = z.object({
  rhythm: rhythmSchema,
  /** The first day that can be one of it; intervals count from there. */
  startsOn: isoDay(),
  end: recurrenceEndSchema,
})

export type RecurrenceRule = z.infer<typeof recurrenceRuleSchema>
