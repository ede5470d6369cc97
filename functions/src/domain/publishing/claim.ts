import type { Deps } from '../../deps.ts'
import type { DeliveryJob } from '../ports.ts'
import { advance } from './advance.ts'
import { decideClaim, type Work } from './decide-claim.ts'
import type { StoredVariant } from './stored-variant.ts'

export type Claim =
  | { kind: 'left'; reason: 'gone' | 'other_generation' | 'settled' | 'not_yet' | 'taken' | 'closed' }
  /** Only this worker may take the next steps, until its lease ends. */
  | { kind: 'held'; work: Work; held: StoredVariant }

/** Takes a variant that is due. Of several workers at once, exactly one succeeds. */
export async function claim(deps: Deps, job: DeliveryJob): Promise<Claim> {
  const stored = await deps.variants.read(job.workspaceId, job.variantId)
  if (!stored) return { kind: 'left', reason: 'gone' }
  const decision = decideClaim(stored.variant, job, deps.clock.now())
  if (decision.kind === 'leave') return { kind: 'left', reason: decision.reason }
  if (decision.kind === 'wait') {
    await deps.clock.sleep(decision.for)
    return claim(deps, job)
  }
  const written = await advance(deps, stored, decision.move)
  if (!written) return { kind: 'left', reason: 'taken' }
  if (decision.work === 'none') return { kind: 'left', reason: 'closed' }
  return { kind: 'held', work: decision.work, held: written }
}
