import { LEASE_TTL, NETWORK_CALL_TIMEOUT, UPLOAD_TIMEOUT } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import { type Access, storeRotatedSecret, openAccess, requestFor, judgeAccess } from './access.ts'
import { admit, findHold, holdFor } from './admission.ts'
import { advance } from './advance.ts'
import { callWithTimeout } from '../networks/call-with-timeout.ts'
import { keepProgress } from './progress.ts'
import { NO_CALL, NOT_DUE } from './moves.ts'
import { prepare, poll } from './preparation.ts'
import { settle, type Settled, decidePublished, decideRefused, type UnresolvedCall } from './outcomes.ts'
import type { StoredVariant } from '../ports/publishing.ts'
import { openSecret } from '../channel-access/channel-secrets.ts'
import { renewAccess } from '../channel-access/renew-access.ts'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { channelOf } from '../networks/rate-budgets.ts'
import type { Budget, Published, Refused, Unknown } from '../ports/networks.ts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { fetchRemoteState } from './reconciliation.ts'

/**
 * Takes a claimed variant to an outcome: prepares, stores the intent, calls, and stores the response. Each write requires the claim, so a worker that
 * was replaced, or whose post was changed, stops before the call.
 */
export async function send(deps: Deps, claimed: StoredVariant): Promise<Settled> {
  const { id, mode } = claimed.variant
  if (mode === 'assisted') return handOver(deps, claimed)
  const opened = await openAccess(deps, claimed.variant)
  if (opened.kind === 'closed') {
    return settle(deps, claimed, { event: 'hold', patch: { ...NOT_DUE, error: opened.error } })
  }
  const fresh = await renewExpired(deps, opened.access)
  const stop = await admit(deps, claimed, fresh.connection)
  if (stop) return settle(deps, claimed, stop)
  const startedAt = deps.clock.now()
  const took = () => Math.max(deps.clock.now() - startedAt, 0)
  const { prepared, access, held } = await prepare(deps, fresh, claimed)
  if (prepared.kind === 'fenced') return 'fenced'
  if (prepared.kind === 'paused') return settle(deps, held, prepared.move)
  if (prepared.kind === 'refused') {
    const refused = decideRefused(held.variant, prepared, {
      now: deps.clock.now(),
      before: unresolvedCallOf(held.variant),
    })
    return settle(deps, held, { ...refused, took: took() })
  }
  const polled = await poll(deps, access, held, prepared.payload)
  if (polled.kind === 'processing') return settle(deps, held, polled.move)
  if (polled.kind === 'refused') {
    const before = unresolvedCallOf(held.variant)
    return settle(deps, held, decideRefused(held.variant, polled, { now: deps.clock.now(), before }))
  }
  await deps.faults.at('after_prepare', id)
  const armed = await arm(deps, held, took())
  if (!armed) return 'fenced'
  await deps.faults.at('after_intent', id)
  return publish(deps, armed, {
    access: polled.access,
    payload: prepared.payload,
    before: unresolvedCallOf(held.variant),
  })
}

/** Hands the post over to a person to publish, unless its channel no longer exists or `findHold` returns a hold. */
async function handOver(deps: Deps, claimed: StoredVariant): Promise<Settled> {
  const { workspaceId, connectionId } = claimed.variant
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (!connection || connection.status === 'disconnected') return settle(deps, claimed, holdFor('disconnected'))
  const held = await findHold(deps, claimed.variant, connection)
  return settle(deps, claimed, held ?? { event: 'hand_over', patch: { ...NOT_DUE, error: null } })
}

/** Stores the intent in the same write as the end of the preparation. A retry keeps the first call's time. */
function arm(deps: Deps, held: StoredVariant, took: number): Promise<StoredVariant | null> {
  const intentAt = held.variant.intentAt ?? deps.clock.now()
  const lease = leaseForCall(deps, held.variant)
  const patch = { ...lease, intentAt, lastCallAt: lease.leaseEndsAt, reconciles: 0 }
  return advance(deps, held, { event: 'arm', after: 'prepare', patch, answer: 'prepared', took })
}

type Call = { access: Access; payload: string; before: UnresolvedCall }

async function publish(deps: Deps, armed: StoredVariant, { access, payload, before }: Call): Promise<Settled> {
  const { variant } = armed
  // NOTE a worker that was suspended after it stored the intent may be about to lose its lease: the next worker reconciles.
  if ((variant.leaseEndsAt ?? 0) - deps.clock.now() < NETWORK_CALL_TIMEOUT) return 'fenced'
  const request = requestFor(deps, access, variant)
  const publisher = deps.publishers[variant.platform]
  const work = keepProgress(deps, armed)
  const startedAt = deps.clock.now()
  const outcome = await callWithTimeout(deps, NETWORK_CALL_TIMEOUT, (working) =>
    publisher.publish(request, payload, work.progress(working)),
  )
  const took = Math.max(deps.clock.now() - startedAt, 0)
  const { held } = work.end()
  const renewed = await storeRotatedSecret(deps, access, outcome)
  await deps.faults.at('after_call', variant.id)
  const judged = await judgeAccess(deps, renewed, outcome)
  const known = await readBack(deps, held.variant, judged)
  const move = decidePublished(held.variant, known, { now: deps.clock.now(), before })
  const settled = await settle(deps, held, { ...move, took })
  await deps.faults.at('after_outcome', variant.id)
  await noteCall(deps, variant, access.connection, judged)
  return settled
}

function unresolvedCallOf({ intentAt, lastCallAt, calledContent, calledSince }: Variant): UnresolvedCall {
  // Without an unresolved call, the next call uses its own time.
  return lastCallAt === null ? NO_CALL : { intentAt, lastCallAt, calledContent, calledSince }
}

/** Keeps a lease that is long enough for the call and one upload within it: its due row need not be written again. */
function leaseForCall({ clock }: Pick<Deps, 'clock'>, { leaseEndsAt: current, dueAt }: Variant) {
  const now = clock.now()
  if (current !== null && current === dueAt && current - now >= UPLOAD_TIMEOUT + NETWORK_CALL_TIMEOUT)
    return { leaseEndsAt: current, dueAt }
  const leaseEndsAt = now + LEASE_TTL
  return { leaseEndsAt, dueAt: leaseEndsAt }
}

/** Access that expires within this time is renewed before a call. */
const ROOM = 60_000

/** Renews access that has expired or expires within `ROOM`. If that fails, the network's own response decides the next step. */
async function renewExpired(deps: Deps, access: Access): Promise<Access> {
  const { workspaceId, connection } = access
  if (connection.expiresAt === null || connection.expiresAt > deps.clock.now() + ROOM) return access
  try {
    if ((await renewAccess(deps, workspaceId, connection)) !== 'renewed') return access
    const opened = await openSecret(deps, workspaceId, connection)
    return opened ? { ...access, ...opened } : access
  } catch (error) {
    deps.logger.error('expired access could not be renewed', { connectionId: connection.id, error: String(error) })
    return access
  }
}

/** Information from a call besides its outcome. A rate limit without a budget applies to the channel. */
type CallReport = { budgets?: Budget[]; error?: { kind: PublishErrorKind }; retryAt?: number }

/** Records a network's response and its reported budgets. A failure is only logged: the outcome does not depend on it. */
async function noteCall(
  deps: Pick<Deps, 'networkHealth' | 'rateBudgets' | 'logger'>,
  variant: Variant,
  connection: Connection,
  report: CallReport,
): Promise<void> {
  const { error, retryAt } = report
  const limit: Budget[] =
    error?.kind === 'rate_limit' && retryAt !== undefined ? [{ scope: 'channel', remaining: 0, resetAt: retryAt }] : []
  const budgets = [...(report.budgets ?? []), ...limit]
  try {
    const { rates } = PLATFORM_CONTRACTS[variant.platform]
    if (budgets.length > 0) await deps.rateBudgets.note(rates, channelOf(variant, connection), budgets)
    await deps.networkHealth.note(variant.platform, connection.service, error?.kind ?? null)
  } catch (failure) {
    deps.logger.error('a call could not be noted', { variantId: variant.id, error: String(failure) })
  }
}

/** Idempotency of networks that recognize a retry by our key, and respond as if they had accepted it. */
const BY_KEY: readonly PlatformContract['idempotency'][] = ['record_key', 'header']

/**
 * Returns the outcome of a call with the content that is really published. A network that recognizes a retry by our key may have kept the content of
 * an earlier call that was unresolved when the post was edited, and responds as if it had accepted this one. A network that certainly shows no post
 * of an earlier call has accepted this one; if its lookups are not certain, it is asked again until it shows a post.
 */
async function readBack(
  deps: Deps,
  variant: Variant,
  outcome: Published | Refused | Unknown,
): Promise<Published | Refused | Unknown> {
  const { idempotency, lookupIsDefinitive } = PLATFORM_CONTRACTS[variant.platform]
  const mayBeEarlier = variant.calledContent !== null && BY_KEY.includes(idempotency)
  if (!mayBeEarlier || outcome.kind !== 'published' || outcome.text !== undefined) return outcome
  const remote = await fetchRemoteState(deps, variant)
  // The network recognizes the key only for a limited time: after that, the earlier publication is a separate one.
  if (remote.kind === 'published') return remote.remoteId === outcome.remoteId ? remote : outcome
  if (remote.kind !== 'absent') return { ...remote, kind: 'unknown' }
  if (lookupIsDefinitive) return outcome
  return { kind: 'unknown', error: { kind: 'timeout_unknown', detail: '', retryable: true } }
}
