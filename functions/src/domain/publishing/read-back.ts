import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../../deps.ts'
import type { Published, Refused, Unknown } from '../ports.ts'
import { fetchRemoteState } from './fetch-remote-state.ts'

/**
 * The outcome of a call with what is really out. A network that stores posts under our key may have kept the content of an
 * earlier call that was unresolved when the post was edited, and answers as if it had taken this one. A network that shows
 * nothing under the key has taken this one.
 */
export async function readBack(
  deps: Deps,
  variant: Variant,
  outcome: Published | Refused | Unknown,
): Promise<Published | Refused | Unknown> {
  const { idempotency } = PLATFORM_CONTRACTS[variant.platform]
  const mayBeEarlier = variant.calledContent !== null && idempotency === 'record_key'
  if (!mayBeEarlier || outcome.kind !== 'published' || outcome.text !== undefined) return outcome
  const remote = await fetchRemoteState(deps, variant)
  if (remote.kind === 'absent') return outcome
  return remote.kind === 'published' ? remote : { ...remote, kind: 'unknown' }
}
