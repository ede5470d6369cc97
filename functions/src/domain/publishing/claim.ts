import type { Deps } from '../ports/deps.ts'
import type { DeliveryJob, StoredVariant } from '../ports/publishing.ts'
import { advance } from './advance.ts'
import { byStoreTime } from './by-store-time.ts'
import { decideClaim, type Work } from './decide-claim.ts'

export type Claim =
  | { kind: 'left'; reason: 'gone' | 'other_generation' | 'settled' | 'not_yet' | 'taken' | 'closed' }
  /** Only this worker may take the next steps, until its lease ends. `timed`: with the clock that its lease is measured by. */
  | { kind: 'held'; work: Work; held: StoredVariant; timed: Deps }

/** Takes a variant that is due. Of several workers at once, exactly one succeeds. */
export async function claim(untimed: Deps, job: DeliveryJob): Promise<Claim> {
  const stored = await untimed.variants.read(job.workspaceId, job.variantId)
  if (!stored) return { kind: 'left', reason: 'gone' }
  const deps = byStoreTime(untimed, stored)
  const decision = decideClaim(stored.variant, job, deps.clock.now())
  if (decision.kind === 'leave') return { kind: 'left', reason: decision.reason }
  if (decision.kind === 'wait') {
    await deps.clock.sleep(decision.for)
    return claim(untimed, job)
  }
  const written = await advance(deps, stored, decision.move)
  if (!written) return { kind: 'left', reason: 'taken' }
  if (decision.work === 'none') return { kind: 'left', reason: 'closed' }
  return { kind: 'held', work: decision.work, held: written, timed: deps }
}
