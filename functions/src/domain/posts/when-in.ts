import type { When } from '@postwright/core/api/posts'
import { type ZonedTime, fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { PAST_TOLERANCE, SCHEDULE_HORIZON } from '@postwright/core/limits'

/**
 * The time a person chose, in a workspace.
 * @throws `time_in_past`, `time_too_far`, `not_found` when the workspace is gone
 */
export async function whenIn(
  { workspaces, clock }: Pick<Deps, 'workspaces' | 'clock'>,
  workspaceId: string,
  when: When,
): Promise<ZonedTime> {
  const workspace = await workspaces.get(workspaceId)
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  return resolveWhen(when, { now: clock.now(), tzid: workspace.timeZone })
}

/**
 * The time a person chose. `now` is given in the workspace's zone.
 * @throws `time_in_past`, `time_too_far`
 */
export function resolveWhen(when: When, { now, tzid }: { now: number; tzid: string }): ZonedTime {
  if (when.kind === 'now') return fromInstant(now, tzid)
  const zoned = toZonedTime(when.local, when.tzid)
  if (zoned.instant < now - PAST_TOLERANCE) throw new AppError('time_in_past')
  if (zoned.instant > now + SCHEDULE_HORIZON) throw new AppError('time_too_far')
  return zoned
}
