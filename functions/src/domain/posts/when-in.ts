import type { When } from '@postwright/core/api/posts'
import type { ZonedTime } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { resolveWhen } from './resolve-when.ts'

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
