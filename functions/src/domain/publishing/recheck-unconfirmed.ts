import type { Deps } from '../../deps.ts'
import { advance } from './advance.ts'
import { confirmed } from './decide-outcome.ts'
import { enqueueLook } from './enqueue-look.ts'
import { lookUp } from './look-up.ts'
import { waitingUntil } from './move.ts'
import type { StoredVariant } from './stored-variant.ts'

/** Looked up while a person waits, so only a few. */
const RECHECKS_MAX = 5

/**
 * Asks a network that answers again what became of publications in doubt: those that could not be confirmed, of which only
 * a post that is there settles one; and those still under look, whose next look is brought forward.
 */
export async function recheckUnconfirmed(deps: Deps, workspaceId: string, connectionId: string): Promise<void> {
  const found = await deps.variants.listOfConnection(workspaceId, connectionId, ['unconfirmed', 'armed'])
  const isGivenUp = ({ variant }: StoredVariant) => variant.state === 'unconfirmed'
  // A worker that has one in hand right now looks by itself.
  const waiting = found.filter(({ variant }) => variant.state === 'armed' && variant.leaseEndsAt === null)
  await Promise.all(waiting.map((stored) => lookNow(deps, stored)))
  for (const stored of found.filter(isGivenUp).slice(0, RECHECKS_MAX)) await recheck(deps, stored)
}

async function lookNow(deps: Deps, stored: StoredVariant): Promise<void> {
  const written = await advance(deps, stored, { event: 'wait', patch: waitingUntil(deps.clock.now()) })
  if (written) await enqueueLook(deps, written.variant)
}

async function recheck(deps: Deps, stored: StoredVariant): Promise<void> {
  const { variant } = stored
  const look = await lookUp(deps, variant)
  if (look.kind !== 'published') return
  const move = confirmed(variant, look, variant.intentAt ?? deps.clock.now())
  await advance(deps, stored, { ...move, answer: 'found' })
}
