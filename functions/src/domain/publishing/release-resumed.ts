import { platformSchema } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { inLanes } from '../in-lanes.ts'
import { heldBack } from './held-back.ts'
import { releaseVariants } from './release-variants.ts'
import type { StoredVariant } from '../ports/publishing.ts'

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
 * Releases what is held for a pause, an archived workspace, a missing approval or a stop that has ended. The call that ended it releases most of it; a
 * delivery that had read the pause before may hold its post after that, and the call may be cut off.
 * @returns how many were released
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
  await inLanes(page, LANES, {
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
  return !connection || (await heldBack(deps, variant, connection)) !== null
}
