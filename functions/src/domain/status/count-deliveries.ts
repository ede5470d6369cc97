import { platformSchema } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'

/** The job whose last run the counts stand with. */
export const UPKEEP_JOB = 'upkeep'
const SPAN = 24 * 60 * 60_000

/**
 * Stores when each network last took a delivery, and how many it took and refused within 24 hours. Counted each time from the
 * variants themselves by the database, so a repeated or killed run counts nothing twice and no delivery is read.
 */
export async function countDeliveries({ clock, heartbeats }: Pick<Deps, 'clock' | 'heartbeats'>): Promise<void> {
  const since = clock.now() - SPAN
  const counted = await Promise.all(platformSchema.options.map((platform) => heartbeats.deliveriesOf(platform, since)))
  await heartbeats.recordDeliveries(UPKEEP_JOB, counted)
}
