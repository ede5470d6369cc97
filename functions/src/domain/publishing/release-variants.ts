import { RELEASE_LATENESS_MAX } from '@postwright/core/limits'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { isOfPeople } from '@postwright/core/slo/outcome'
import type { Deps } from '../ports/deps.ts'
import { inLanes } from '../in-lanes.ts'
import { advance } from './advance.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { waitingUntil } from './move.ts'
import type { StoredVariant } from '../ports/publishing.ts'

const LANES = 16

type Needs = Pick<Deps, 'variants' | 'clock' | 'queue' | 'config' | 'logger'>

/**
 * Schedules again as it was what is held for one of these reasons; what is up to `RELEASE_LATENESS_MAX` late goes out now, what
 * is later stays held for a person to decide. `pause`: how long other processes may go by the reason that has ended.
 * @returns how many were released
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
  await inLanes(releasable, LANES, {
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
