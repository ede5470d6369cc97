import { platformSchema, type Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import { findHold } from './admission.ts'
import { releaseVariants } from './releases.ts'
import type { StoredVariant } from '../ports/publishing.ts'
import { STATE_KEPT } from '../networks/network-health.ts'
import { toNetworkState } from '../networks/network-states.ts'

const REASONS = ['paused', 'archived', 'approval', 'stopped', 'service_off'] as const
type Reason = (typeof REASONS)[number]
const LANES = 8

type Needs = Pick<
  Deps,
  | 'heldVariants'
  | 'connections'
  | 'networkStates'
  | 'workspaces'
  | 'workspaceChecks'
  | 'isQueuePaused'
  | 'services'
  | 'brandKits'
  | 'brandKitChecks'
  | 'variants'
  | 'clock'
  | 'queue'
  | 'config'
  | 'logger'
>

/**
 * Releases posts held for a pause, an archived workspace, a missing approval or a stop that has ended. The call that ended it releases most of them;
 * a delivery that had read the pause before may hold its post after that, and the call may be interrupted.
 * @returns the number of released variants
 */
export async function releaseResumed(deps: Needs): Promise<number> {
  let released = 0
  for (const platform of platformSchema.options) {
    for (const reason of REASONS) {
      for await (const page of deps.heldVariants.onPlatform(platform, reason)) {
        released += await releaseVariants(deps, await withoutReason(deps, page, reason), [reason])
      }
    }
  }
  return released
}

async function withoutReason(deps: Needs, page: readonly StoredVariant[], reason: Reason): Promise<StoredVariant[]> {
  const free: StoredVariant[] = []
  await mapConcurrent(page, LANES, {
    work: async (stored) => {
      if (!(await isHeld(deps, stored, reason))) free.push(stored)
    },
    failed: ({ variant: { id } }, error) => {
      deps.logger.error('a held post could not be checked', { variantId: id, error: String(error) })
    },
  })
  return free
}

async function isHeld(deps: Needs, { variant }: StoredVariant, reason: Reason): Promise<boolean> {
  if (reason === 'stopped') return ((await deps.networkStates.get(variant.platform))?.stoppedAt ?? null) !== null
  const connection = await deps.connections.get(variant.workspaceId, variant.connectionId)
  return !connection || (await findHold(deps, variant, connection)) !== null
}

/** Time limit of a release; short, because a user may be waiting for the response. */
const RELEASE_TIME = 20_000

type StoppedNeeds = Pick<
  Deps,
  'heldVariants' | 'networkHealth' | 'networkStates' | 'variants' | 'clock' | 'queue' | 'config' | 'logger'
>

/**
 * Releases posts held while a network was stopped, within a time limit; the next call continues. Releases nothing once the network is stopped again.
 */
export async function releaseStopped(deps: StoppedNeeds, platform: Platform): Promise<number> {
  const state = await deps.networkStates.get(platform)
  if (!state?.isReleasing || state.stoppedAt !== null) return 0
  const stopAt = deps.clock.now() + RELEASE_TIME
  let released = 0
  for await (const page of deps.heldVariants.onPlatform(platform, 'stopped')) {
    released += await releaseVariants(deps, page, ['stopped'], { pause: 2 * STATE_KEPT })
    if (deps.clock.now() >= stopAt) return released
  }
  await deps.networkHealth.change(
    platform,
    ({ isReleasing }) => (isReleasing ? { isReleasing: false } : null),
    'scheduler',
  )
  return released
}

/** Ends an admin's stop of a network and releases its held posts; a scheduled job releases the rest after the time limit. */
export async function resumeNetwork(deps: Deps, actorUid: string, platform: Platform) {
  const resumed = await deps.networkHealth.change(
    platform,
    ({ stoppedAt }) => (stoppedAt === null ? null : { stoppedAt: null, stoppedBy: null, isReleasing: true }),
    actorUid,
  )
  if (resumed) {
    await deps.auditLog.append({ action: 'network.resumed', actorUid, subject: platform, facts: { platform } })
  }
  const released = resumed ? await releaseStopped(deps, platform) : 0
  return { network: toNetworkState(platform, await deps.networkStates.get(platform)), released }
}
