import type { Deps } from '../ports/deps.ts'
import type { AdminHome } from '@postwright/core/api/admin-home'
import { DAY, dayOf } from '@postwright/core/time/utc-day'

/** Returns the result of `read`, or null when it fails: the other parts of a screen do not fail with it. */
export async function orNull<T>(
  { logger }: Pick<Deps, 'logger'>,
  part: string,
  read: () => Promise<T>,
): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    logger.error('a part of the admin home could not be read', { part, error: String(error) })
    return null
  }
}

/** Reads the canary posts of the last 24 hours: two documents at most. */
export async function readCanary(
  { config, canary }: Pick<Deps, 'config' | 'canary'>,
  now: number,
): Promise<NonNullable<AdminHome['canary']>> {
  const found = await Promise.all([canary.getDay(dayOf(now - DAY)), canary.getDay(dayOf(now))])
  const runs = found.flatMap((day) => day?.runs ?? []).filter(({ plannedFor }) => plannedFor > now - DAY)
  return { isOn: config.runsCanary, runs }
}
