import { z } from 'zod'

/** Services that an admin turns on and off for everybody. What is named here is refused by the API while it is off. */
export const SERVICE_IDS = ['model_runs', 'brand_autofill', 'feed_imports', 'contributions', 'earn'] as const
export const serviceIdSchema = z.enum(SERVICE_IDS)
export type ServiceId = z.infer<typeof serviceIdSchema>
