import { RELEASE_LATENESS_MAX, WORKSPACE_CHECK_KEPT } from '@postwright/core/limits'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { isOfPeople } from '@postwright/core/slo/outcome'
import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import { advance } from './advance.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { waitingUntil } from './moves.ts'
import type { StoredVariant } from '../ports/publishing.ts'
import type { Variant } from '@postwright/core/model/variant'
import { platformSchema } from '@postwright/core/platforms/platform'
import { filterByService } from '../service-filter.ts'

const LANES = 16

type Needs = Pick<Deps, 'variants' | 'clock' | 'queue' | 'config' | 'logger'>

/**
 * Reschedules variants held for one of these reasons for their own time or the end of `pause`, whichever is later. Those more than
 * `RELEASE_LATENESS_MAX` late stay held for a user to decide. `pause`: milliseconds for which other processes may still use the ended reason.
 * @returns the number of released variants
 */
export async function releaseVariants(
  deps: Needs,
  found: readonly StoredVariant[],
  reasons: readonly PublishErrorKind[],
  { pause = 0 } = {},
): Promise<number> {
  const now = deps.clock.now()
  const releasable = found.filter(({ variant: { state, error, scheduled } }) => {
    return state === 'held' && error && reasons.includes(error.kind) && now - scheduled.instant <= RELEASE_LATENESS_MAX
  })
  let released = 0
  await mapConcurrent(releasable, LANES, {
    work: async (stored) => {
      if (await release(deps, stored, now + pause)) released += 1
    },
    failed: ({ variant: { id } }, error) => {
      deps.logger.error('a held post could not be released', { variantId: id, error: String(error) })
    },
  })
  return released
}

async function release(deps: Needs, stored: StoredVariant, notBefore: number): Promise<boolean> {
  const dueAt = Math.max(stored.variant.scheduled.instant, notBefore)
  const ofPeople = stored.variant.error !== null && isOfPeople(stored.variant.error.kind)
  const begun = { attempts: 0, reconciles: 0, firstTriedAt: null, giveUpAt: null, error: null }
  const written = await advance(deps, stored, {
    event: 'schedule',
    patch: { ...waitingUntil(dueAt), ...begun, ...(ofPeople && { releasedAt: dueAt }) },
  })
  if (written) await enqueueDelivery(deps, written.variant)
  return written !== null
}

type Reason = Extract<PublishErrorKind, 'paused' | 'approval' | 'archived'>

/**
 * Releases the variants that a workspace held for a reason that has ended.
 * @returns the number of released variants
 */
export async function releaseForReason(
  deps: Deps,
  workspaceId: string,
  reason: Reason,
  isFree: (variant: Variant) => boolean = () => true,
): Promise<number> {
  let released = 0
  for await (const page of deps.heldVariants.inWorkspace(workspaceId, reason)) {
    const free = page.filter(({ variant }) => isFree(variant))
    released += await releaseVariants(deps, free, [reason], { pause: 2 * WORKSPACE_CHECK_KEPT })
  }
  return released
}

/** Time limit of a run; the next one continues. */
const RELEASE_TIME = 20_000

/** Pause longer than the ten seconds for which other processes use the earlier state. */
const PAUSE = 12_000

type ServiceNeeds = Pick<Deps, 'heldVariants' | 'services' | 'variants' | 'clock' | 'queue' | 'config' | 'logger'>

/**
 * Releases posts that were held while publishing was off, in workspaces for which it is on.
 * @returns the number of released variants
 */
export async function releaseServiceHolds(deps: ServiceNeeds): Promise<number> {
  const stopAt = deps.clock.now() + RELEASE_TIME
  let released = 0
  for (const platform of platformSchema.options) {
    for await (const page of deps.heldVariants.onPlatform(platform, 'service_off')) {
      const found = page.map((stored) => ({ workspaceId: stored.variant.workspaceId, stored }))
      const free = (await filterByService(deps.services, 'publishing', found)).map(({ stored }) => stored)
      released += await releaseVariants(deps, free, ['service_off'], { pause: PAUSE })
      if (deps.clock.now() >= stopAt) return released
    }
  }
  return released
}
