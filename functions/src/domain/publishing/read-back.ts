import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Deps } from '../ports/deps.ts'
import type { Published, Refused, Unknown } from '../ports/networks.ts'
import { fetchRemoteState } from './fetch-remote-state.ts'

/** Networks that know a repetition by our key, and answer it as if they had taken it. */
const BY_KEY: readonly PlatformContract['idempotency'][] = ['record_key', 'header']

/**
 * The outcome of a call with what is really out. A network that knows a repetition by our key may have kept the content of an
 * earlier call that was unresolved when the post was edited, and answers as if it had taken this one. A network that certainly
 * shows nothing of an earlier call has taken this one; where its look-ups are not certain, it is asked again until it shows one.
 */
export async function readBack(
  deps: Deps,
  variant: Variant,
  outcome: Published | Refused | Unknown,
): Promise<Published | Refused | Unknown> {
  const { idempotency, lookupIsDefinitive } = PLATFORM_CONTRACTS[variant.platform]
  const mayBeEarlier = variant.calledContent !== null && BY_KEY.includes(idempotency)
  if (!mayBeEarlier || outcome.kind !== 'published' || outcome.text !== undefined) return outcome
  const remote = await fetchRemoteState(deps, variant)
  // The key is known for a time only: after that the earlier publication is another one.
  if (remote.kind === 'published') return remote.remoteId === outcome.remoteId ? remote : outcome
  if (remote.kind !== 'absent') return { ...remote, kind: 'unknown' }
  if (lookupIsDefinitive) return outcome
  return { kind: 'unknown', error: { kind: 'timeout_unknown', detail: '', retryable: true } }
}
