import type { AdminHome } from '@postwright/core/api/admin-home'
import { DAY, dayOf } from '@postwright/core/time/utc-day'
import type { Deps } from '../ports/deps.ts'

/** Canary posts of the last 24 hours: two documents at most. */
export async function readCanary(
  { config, canary }: Pick<Deps, 'config' | 'canary'>,
  now: number,
): Promise<NonNullable<AdminHome['canary']>> {
  const found = await Promise.all([canary.getDay(dayOf(now - DAY)), canary.getDay(dayOf(now))])
  const runs = found.flatMap((day) => day?.runs ?? []).filter(({ plannedFor }) => plannedFor > now - DAY)
  return { isOn: config.runsCanary, runs }
}
