import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { type PublishContent, withoutCaptions } from '@postwright/core/publishing/content'
import { contentHashOf } from './content-hash.ts'

/**
 * The content that was prepared for the unresolved call of an earlier plan, where a network would publish that in place of the
 * present content; else null. It is never sent: only once it is known to be unpublished is it made anew.
 */
export function preparedEarlier({ platform, state, steps, calledContent, content }: Variant): PublishContent | null {
  const { idempotency }: PlatformContract = PLATFORM_CONTRACTS[platform]
  if (idempotency !== 'container' || state === 'armed' || steps.length === 0) return null
  if (calledContent === null) return null
  const isPresent = contentHashOf(withoutCaptions(calledContent)) === contentHashOf(withoutCaptions(content))
  return isPresent ? null : calledContent
}
