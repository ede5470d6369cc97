import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PublishError } from '@postwright/core/publishing/publish-error'
import type { Deps } from '../ports/deps.ts'
import type { Refused } from '../ports/networks.ts'
import { type Access, requestFor, storeRotatedSecret } from './access.ts'
import { giveUpTime } from './back-off.ts'
import { callNetwork } from '../networks/call-network.ts'
import { judgeAccess } from './judge-access.ts'
import { type Move, waitingUntil } from './move.ts'
import type { StoredVariant } from '../ports/publishing.ts'

/** The longest pause between two questions. */
const AGAIN_MAX = 5 * 60_000

const STILL_PROCESSING: PublishError = { kind: 'processing', detail: '', retryable: true }

type Polled = { kind: 'ready'; access: Access } | { kind: 'processing'; move: Move } | Refused

/**
 * Whether the network has processed what was prepared. It may take as long as its contract says: each question is a delivery of
 * its own, and none of them uses up an attempt.
 */
export async function poll(deps: Deps, access: Access, { variant }: StoredVariant, payload: string): Promise<Polled> {
  const publisher = deps.publishers[variant.platform]
  if (!publisher.poll) return { kind: 'ready', access }
  const request = requestFor(deps, access, variant)
  const answer = await callNetwork(deps, NETWORK_CALL_TIMEOUT, async () => publisher.poll?.(request, payload))
  if (!answer) return { kind: 'ready', access }
  const renewed = await storeRotatedSecret(deps, access, answer)
  if (answer.kind === 'ready') return { kind: 'ready', access: renewed }
  // NOTE asking publishes nothing, so an unknown answer is simply asked for again.
  if (answer.kind !== 'processing') return { ...(await judgeAccess(deps, renewed, answer)), kind: 'refused' }
  const now = deps.clock.now()
  const { processingMax } = PLATFORM_CONTRACTS[variant.platform]
  if (now - (variant.firstTriedAt ?? now) >= processingMax) {
    return { kind: 'refused', error: { ...STILL_PROCESSING, retryable: false } }
  }
  const dueAt = now + Math.min(answer.again, AGAIN_MAX)
  const attempts = Math.max(variant.attempts - 1, 0)
  const patch = { ...waitingUntil(dueAt), attempts, giveUpAt: giveUpTime(dueAt), error: STILL_PROCESSING }
  return { kind: 'processing', move: { event: 'defer', patch } }
}
