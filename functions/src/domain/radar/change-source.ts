import type { changeRadarSource, checkRadarSource, unfollowRadarSource } from '@postwright/core/api/radar'
import type { OutputOf } from '@postwright/core/endpoint'
import { type RadarSource, RADAR_CHECK_GAP } from '@postwright/core/model/radar'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { checkSource, type CheckNeeds } from './check-source.ts'

type Needs = CheckNeeds & Pick<Deps, 'members' | 'workspaces'>

/**
 * Renames, pauses or resumes a source.
 * @throws the codes of the contract
 */
export async function changeSource(
  deps: Needs,
  caller: Caller,
  { workspaceId, sourceId, name, isPaused }: z.output<typeof changeRadarSource.input>,
): Promise<OutputOf<typeof changeRadarSource>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const source = await deps.transact(async (tx) => {
    const found = await deps.radar.getIn(tx, workspaceId, sourceId)
    if (!found) throw missing(sourceId)
    const changes = {
      ...(name !== undefined && name !== found.name && { name }),
      ...(isPaused !== undefined && pausing(found, isPaused, deps.clock.now())),
    }
    return Object.keys(changes).length === 0 ? found : deps.radar.updateIn(tx, workspaceId, found, changes)
  })
  return { source }
}

/** Returns the changed fields when a source is paused or resumed. An imported table is never read, so it cannot be paused. */
function pausing({ kind, state }: RadarSource, isPaused: boolean, now: number): Partial<RadarSource> {
  if (kind === 'table' || (state === 'paused') === isPaused) return {}
  return isPaused ? { state: 'paused', nextAt: null } : { state: 'waiting', nextAt: now, failures: 0, problem: 'none' }
}

/**
 * Reads a source now and returns it. An imported table is not read, nor is a source that is paused, was read recently, or whose site has asked to
 * wait.
 * @throws the codes of the contract
 */
export async function checkNow(
  deps: Needs,
  caller: Caller,
  { workspaceId, sourceId }: z.output<typeof checkRadarSource.input>,
): Promise<OutputOf<typeof checkRadarSource>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const source = await deps.transact(async (tx) => {
    const found = await deps.radar.getIn(tx, workspaceId, sourceId)
    if (!found) throw missing(sourceId)
    const now = deps.clock.now()
    const isRecent =
      now - Math.max(found.checkedAt ?? 0, found.problem === 'none' ? 0 : found.updatedAt) < RADAR_CHECK_GAP
    if (found.kind === 'table' || found.state === 'paused' || isRecent) return { found, isDue: false }
    // A pause requested by the site itself is kept.
    if (found.problem === 'limited' && found.nextAt !== null && found.nextAt > now) return { found, isDue: false }
    return { found: deps.radar.updateIn(tx, workspaceId, found, { nextAt: now }), isDue: true }
  })
  if (!source.isDue) return { source: source.found }
  return { source: (await checkSource(deps, workspaceId, sourceId)) ?? source.found }
}

/**
 * Removes a source and its posts.
 * @throws the codes of the contract
 */
export async function unfollowSource(
  deps: Needs,
  caller: Caller,
  { workspaceId, sourceId }: z.output<typeof unfollowRadarSource.input>,
): Promise<OutputOf<typeof unfollowRadarSource>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  await deps.transact(async (tx) => {
    if (!(await deps.radar.getIn(tx, workspaceId, sourceId))) throw missing(sourceId)
    const months = await deps.radar.listMonthIdsIn(tx, workspaceId, sourceId)
    for (const month of months) deps.radar.deleteMonthIn(tx, workspaceId, month)
    deps.radar.deleteIn(tx, workspaceId, sourceId)
  })
  return {}
}

function missing(sourceId: string): AppError {
  return new AppError('not_found', { message: `source ${sourceId}` })
}
