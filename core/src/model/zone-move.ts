import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { timeZoneSchema } from '../time/time-zone.ts'

/**
 * What a new time zone of a workspace means for what is planned in the old one. `keep_times`: everything is published at the
 * same moment as before. `keep_clock`: at the same time of day, on the clock of the new zone.
 */
export const zoneChangeSchema = z.enum(['keep_times', 'keep_clock'])

/** How far plans have been moved to the clock of another zone. */
export const zoneMoveFactsSchema = z.object({
  workspaceId: documentId(),
  from: timeZoneSchema,
  to: timeZoneSchema,
  /** Posts that were planned when the first run began; null before that. */
  total: z.int().min(0).nullable(),
  /** Posts that stay at their moment: the new one has passed, or they cannot be moved. */
  kept: z.int().min(0),
})

export type ZoneMoveFacts = z.infer<typeof zoneMoveFactsSchema>

/** The move that a workspace waits for. */
export const pendingZoneMoveSchema = z.object({ jobId: documentId(), begunAt: instant() })
