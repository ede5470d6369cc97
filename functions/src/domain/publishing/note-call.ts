import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Deps } from '../ports/deps.ts'
import { channelOf } from '../networks/channel-of.ts'
import type { Budget } from '../ports/networks.ts'

/** What a call has told besides its outcome. A limit without a budget concerns the channel. */
type Told = { budgets?: Budget[]; error?: { kind: PublishErrorKind }; retryAt?: number }

/** Notes how a network answered and what it says of its budgets. A failure is only logged: the outcome does not depend on it. */
export async function noteCall(
  deps: Pick<Deps, 'networkHealth' | 'rateBudgets' | 'logger'>,
  variant: Variant,
  connection: Connection,
  told: Told,
): Promise<void> {
  const { error, retryAt } = told
  const limit: Budget[] =
    error?.kind === 'rate_limit' && retryAt !== undefined ? [{ scope: 'channel', remaining: 0, resetAt: retryAt }] : []
  const budgets = [...(told.budgets ?? []), ...limit]
  try {
    const { rates } = PLATFORM_CONTRACTS[variant.platform]
    if (budgets.length > 0) await deps.rateBudgets.note(rates, channelOf(variant, connection), budgets)
    await deps.networkHealth.note(variant.platform, connection.service, error?.kind ?? null)
  } catch (failure) {
    deps.logger.error('a call could not be noted', { variantId: variant.id, error: String(failure) })
  }
}
