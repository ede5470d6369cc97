import { DELIVERY_ATTEMPTS_MAX, NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Absent, Published, Refused, Unknown } from '../ports/networks.ts'
import { retryTime } from './retry-delays.ts'
import { confirmed, decideDraft, decideUnknown } from './outcomes.ts'
import { type Move, NO_CALL, NOT_DUE, stepsAfter, waitingUntil } from './moves.ts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../ports/deps.ts'
import { type Access, storeRotatedSecret, openAccess, requestFor, judgeAccess } from './access.ts'
import { listCalledContents, preparedEarlier } from './contents.ts'
import { callWithTimeout } from '../networks/call-with-timeout.ts'
import { keptOf } from './progress.ts'

/** State of a network under a record key, as far as it can be read. */
export type RemoteState = Published | Absent | Refused | Unknown

type Facts = { contract: Pick<PlatformContract, 'lookupIsDefinitive' | 'visibilityDelay'>; now: number }

/** Decides the move for the remote state after an unknown outcome: "absent" is proof only after the visibility delay. */
export function decideReconciled(variant: Variant, remote: RemoteState, { contract, now }: Facts): Move {
  if (remote.kind === 'published') return { ...confirmed(variant, remote, variant.intentAt ?? now), answer: 'found' }
  const draft = decideDraft(remote)
  if (draft) return draft
  if (remote.kind !== 'absent') return { ...decideUnknown(variant, remote, now), answer: 'unclear' }
  const error = variant.error ?? { kind: 'timeout_unknown', detail: '', retryable: true }
  if (!isProofOfAbsence(variant, { contract, now })) {
    const move = decideUnknown(variant, { error }, now)
    return { ...move, patch: { ...move.patch, ...atVisibilityDelay(variant, move, contract) }, answer: 'absent' }
  }
  // NOTE `intentAt` stays: the retry uses the same key and the same time as the first call. It pauses like a retry after a refusal, because a network
  // that drops calls would otherwise use up every attempt within one sweep.
  const dueAt = retryTime(variant, now, DELIVERY_ATTEMPTS_MAX)
  if (dueAt === null) return { event: 'refuse', patch: { ...NOT_DUE, ...NO_CALL, error }, answer: 'absent' }
  const noCall = { lastCallAt: null, calledContent: null, calledSince: [] }
  const patch = { ...waitingUntil(dueAt), ...stepsAfter(variant), ...noCall }
  return { event: 'defer', patch, answer: 'absent' }
}

/** Returns whether a lookup without a result proves that nothing was published. */
export function isProofOfAbsence({ lastCallAt, intentAt }: Variant, { contract, now }: Facts): boolean {
  return contract.lookupIsDefinitive && now >= (lastCallAt ?? intentAt ?? 0) + contract.visibilityDelay
}

/** Brings the next reconciliation forward to the time from which "absent" is proof, if it would be later. */
function atVisibilityDelay(
  { lastCallAt }: Variant,
  { event, patch }: Move,
  { lookupIsDefinitive, visibilityDelay }: Facts['contract'],
) {
  if (event !== 'wait' || !lookupIsDefinitive || lastCallAt === null || typeof patch.dueAt !== 'number') return {}
  return { dueAt: Math.min(patch.dueAt, lastCallAt + visibilityDelay) }
}

/**
 * Reads the network's state of a variant. Read-only. It also tries accounts that must be reconnected: public posts can often be read without access.
 * If posts are found by their content, the contents of unresolved calls of earlier plans are searched first, then the current plan's content. A post
 * prepared for an earlier plan is recorded with that plan's texts, even if the network does not return them.
 */
export async function fetchRemoteState(deps: Deps, variant: Variant): Promise<RemoteState> {
  const opened = await openAccess(deps, variant, { allowNeedsReconnect: true })
  if (opened.kind === 'closed') return { kind: 'unknown', error: opened.error }
  const isByContent = PLATFORM_CONTRACTS[variant.platform].idempotency !== 'record_key'
  const prepared = preparedEarlier(variant)
  let { access } = opened
  for (const content of isByContent ? listCalledContents(variant) : []) {
    const earlier = await lookUp(deps, access, { ...variant, content })
    if (earlier.remote.kind === 'published' && prepared) return { text: prepared.text, ...earlier.remote }
    if (earlier.remote.kind !== 'absent') return earlier.remote
    access = earlier.access
  }
  return (await lookUp(deps, access, variant)).remote
}

async function lookUp(deps: Deps, access: Access, variant: Variant): Promise<{ remote: RemoteState; access: Access }> {
  const request = requestFor(deps, access, variant)
  const publisher = deps.publishers[variant.platform]
  const remote = await callWithTimeout(deps, NETWORK_CALL_TIMEOUT, () =>
    publisher.reconcile(request, keptOf(deps, variant)),
  )
  const renewed = await storeRotatedSecret(deps, access, remote)
  return { remote: await judgeAccess(deps, renewed, remote), access: renewed }
}
