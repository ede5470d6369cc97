import { z } from 'zod'
import { documentId, instant } from '../ids.ts'

/**
 * What a new time zone of a workspace means for what is planned in the old one. `keep_times`: everything is published at the
 * same moment as before. `keep_clock`: at the same time of day, on the clock of the new zone.
 */
export const zoneChangeSchema = z.enum(['keep_times', 'keep_clock'])

/** The move that a workspace waits for. */
export const pendingZoneMoveSchema = z.object({ jobId: documentId(), begunAt: instant() })
