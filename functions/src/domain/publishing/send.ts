import { LEASE_TTL, NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../../deps.ts'
import type { Refused } from '../ports.ts'
import { type Access, keepRotation, openAccess, requestFor } from './access.ts'
import { advance } from './advance.ts'
import { callNetwork } from './call-network.ts'
import { decidePublished, decideRefused } from './decide-outcome.ts'
import { SETTLED } from './move.ts'
import { settle, type Settled } from './settle.ts'
import type { StoredVariant } from './stored-variant.ts'

/** Uploads take several calls; together they stay well within the lease. */
const PREPARE_TIMEOUT = 2 * NETWORK_CALL_TIMEOUT

/**
 * From a claimed variant to an outcome: prepare, store the intent, call, store the answer. Each write holds only while
 * the claim does, so a worker that was replaced, or whose post was changed, stops before the call.
 */
export async function send(deps: Deps, claimed: StoredVariant): Promise<Settled> {
  const { id } = claimed.variant
  const opened = await openAccess(deps, claimed.variant)
  if (opened.kind === 'closed') {
    return settle(deps, claimed, { event: 'hold', patch: { ...SETTLED, error: opened.error } })
  }
  const { prepared, access } = await prepare(deps, opened.access, claimed.variant)
  if (prepared.kind === 'refused') {
    return settle(deps, claimed, decideRefused(claimed.variant, prepared, deps.clock.now()))
  }
  const ready = await advance(deps, claimed, { event: 'prepare', patch: renewedLease(deps) })
  if (!ready) return 'fenced'
  await deps.faults.at('after_prepare', id)
  const armed = await arm(deps, ready)
  if (!armed) return 'fenced'
  await deps.faults.at('after_intent', id)
  return publish(deps, armed, access, prepared.payload)
}

async function prepare(deps: Deps, access: Access, variant: Variant) {
  const publisher = deps.publishers[variant.platform]
  const request = requestFor(deps, access, variant)
  const answer = await callNetwork(deps, PREPARE_TIMEOUT, () => publisher.prepare(request))
  // NOTE preparing changes nothing over there, so an unknown outcome is simply tried again.
  const prepared = answer.kind === 'unknown' ? asRefused(answer.error) : answer
  return { prepared, access: await keepRotation(deps, access, answer) }
}

/** Makes the intent durable. A repetition keeps the first call's time. */
function arm(deps: Deps, { variant, version }: StoredVariant): Promise<StoredVariant | null> {
  const intentAt = variant.intentAt ?? deps.clock.now()
  return advance(
    deps,
    { variant, version },
    { event: 'arm', patch: { ...renewedLease(deps), intentAt, reconciles: 0 } },
  )
}

async function publish(deps: Deps, armed: StoredVariant, access: Access, payload: string): Promise<Settled> {
  const { variant } = armed
  // NOTE a worker that was asleep since it stored the intent may be about to lose its lease: the next one looks it up.
  if ((variant.leaseEndsAt ?? 0) - deps.clock.now() < NETWORK_CALL_TIMEOUT) return 'fenced'
  const request = requestFor(deps, access, variant)
  const publisher = deps.publishers[variant.platform]
  const outcome = await callNetwork(deps, NETWORK_CALL_TIMEOUT, () => publisher.publish(request, payload))
  await keepRotation(deps, access, outcome)
  await deps.faults.at('after_call', variant.id)
  const settled = await settle(deps, armed, decidePublished(variant, outcome, deps.clock.now()))
  await deps.faults.at('after_outcome', variant.id)
  return settled
}

function renewedLease({ clock }: Pick<Deps, 'clock'>): Pick<Variant, 'leaseEndsAt' | 'dueAt'> {
  const leaseEndsAt = clock.now() + LEASE_TTL
  return { leaseEndsAt, dueAt: leaseEndsAt }
}

function asRefused(error: Refused['error']): Refused {
  return { kind: 'refused', error: { ...error, retryable: true } }
}
