import { z } from 'zod'
import { PLATFORM_APP_KEY_MAX } from '../limits.ts'

/** The keys under which a network knows this installation. */
export const platformAppSchema = z.object({
  clientId: z.string().trim().min(1).max(PLATFORM_APP_KEY_MAX),
  clientSecret: z.string().trim().min(1).max(PLATFORM_APP_KEY_MAX),
})

export type PlatformApp = z.infer<typeof platformAppSchema>
