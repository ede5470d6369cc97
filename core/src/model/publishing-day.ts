import { z } from 'zod'
import { instant } from '../ids.ts'
import { PLATFORMS, platformSchema } from '../platforms/platform.ts'
import { utcDaySchema } from '../time/utc-day.ts'

const GROUPS_MAX = 40

/** Publications of one network that were completed on one day. */
export const networkDaySchema = z.object({
  platform: platformSchema,
  /** Number of publications by lateness, in the groups of `LATENESS_BOUNDS`. */
  published: z.array(z.int().min(0)).max(GROUPS_MAX),
  /** Number of publications that failed or were given up for reasons beyond the person's control. */
  missed: z.int().min(0),
  /** Maximum lateness of a publication, in milliseconds; null if there were none. */
  latest: z.int().min(0).nullable(),
})
export type NetworkDay = z.infer<typeof networkDaySchema>

/** Outcomes of one UTC day, `publishingDays/{day}`, counted by the database from the publish log. */
export const publishingDaySchema = z.object({
  id: utcDaySchema,
  day: utcDaySchema,
  countedAt: instant(),
  /** True if the day is complete; it is not counted again. */
  isClosed: z.boolean(),
  networks: z.array(networkDaySchema).max(PLATFORMS.length),
})
export type PublishingDay = z.infer<typeof publishingDaySchema>
