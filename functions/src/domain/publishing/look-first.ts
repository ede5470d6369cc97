import { LEASE_TTL } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../../deps.ts'
import { advance } from './advance.ts'
import { isProofOfAbsence, type Look } from './decide-look.ts'
import { confirmed } from './decide-outcome.ts'
import { lookUp } from './look-up.ts'
import { type Move, REFUTED, waitingUntil } from './move.ts'
import { settle, type Settled } from './settle.ts'
import type { StoredVariant } from './stored-variant.ts'

type LookedFirst = { kind: 'send'; held: StoredVariant } | { kind: 'settled'; settled: Settled }

/**
 * Before a post is sent that was planned again while an earlier call was in doubt: finds out what became of that. Found,
 * it is published and nothing is sent. Where that cannot be known, it is sent under the key of the earlier call, so that the
 * network keeps one of them.
 */
export async function lookFirst(deps: Deps, held: StoredVariant): Promise<LookedFirst> {
  const { variant } = held
  const look = await lookUp(deps, variant)
  const now = deps.clock.now()
  const move = decideLookedFirst(variant, look, now)
  if (move.event !== 'wait') return { kind: 'settled', settled: await settle(deps, held, move) }
  const written = await advance(deps, held, move)
  return written ? { kind: 'send', held: written } : { kind: 'settled', settled: 'fenced' }
}

/** `wait` goes on to sending. */
export function decideLookedFirst(variant: Variant, look: Look, now: number): Move {
  if (look.kind === 'published') return { ...confirmed(variant, look, variant.intentAt ?? now), answer: 'found' }
  const contract = PLATFORM_CONTRACTS[variant.platform]
  const isAbsent = look.kind === 'absent'
  const answer = isAbsent ? 'absent' : 'unclear'
  const isRefuted = isAbsent && isProofOfAbsence(variant, { contract, now })
  const known = isRefuted ? REFUTED : look.kind === 'absent' ? {} : { error: look.error }
  const untried = { attempts: Math.max(variant.attempts - 1, 0), firstTriedAt: null, giveUpAt: null }
  if (isAbsent && !isRefuted) {
    const provenAt = (variant.lastCallAt ?? now) + contract.visibilityDelay
    return { event: 'defer', patch: { ...untried, ...waitingUntil(provenAt) }, answer }
  }
  if (variant.scheduled.instant > now) {
    return { event: 'defer', patch: { ...known, ...untried, ...waitingUntil(variant.scheduled.instant) }, answer }
  }
  const leaseEndsAt = now + LEASE_TTL
  return { event: 'wait', patch: { ...known, leaseEndsAt, dueAt: leaseEndsAt }, answer }
}
