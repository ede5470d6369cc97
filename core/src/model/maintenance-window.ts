import { z } from 'zod'
import { documentId, instant } from '../ids.ts'

/** Planned and live ones of a service, with the last that have ended. */
export const SERVICE_WINDOWS_MAX = 20
/** From start to end. */
export const WINDOW_TIME_MAX = 7 * 24 * 60 * 60_000
export const WINDOW_MESSAGE_MAX = 200

/** A time in which a service is off and after which it is on again by itself. */
export const windowFieldsSchema = z.object({
  startsAt: instant(),
  endsAt: instant(),
  /** For people; the product adds the end in their time zone. */
  message: z.string().trim().min(1).max(WINDOW_MESSAGE_MAX),
})

export const maintenanceWindowSchema = windowFieldsSchema.extend({
  id: documentId(),
  plannedBy: z.string().min(1).max(128),
})
export type MaintenanceWindow = z.infer<typeof maintenanceWindowSchema>
