import { z } from 'zod'
import { instant } from '../ids.ts'
import { deliveriesSchema } from '../model/heartbeat.ts'
import { platformSchema } from '../platforms/platform.ts'

/**
 * Status of a network. `degraded`: too many calls failed, so only single calls test whether the network works again; posts wait. `paused`: stopped by
 * the operator; posts are held.
 */
export const networkStatusSchema = z.object({
  platform: platformSchema,
  state: z.enum(['operational', 'degraded', 'paused']),
  /** Time since which the network is not operational. */
  since: instant().nullable(),
  /** Deliveries of all workspaces; null until they are counted. */
  deliveries: deliveriesSchema.omit({ platform: true }).nullable(),
})

export type NetworkStatus = z.infer<typeof networkStatusSchema>
