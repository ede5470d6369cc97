import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { mayBePublished } from '@postwright/core/publishing/may-be-published'
import { postponedTime } from '@postwright/core/publishing/postponed-time'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { listCountedRules } from '@postwright/core/publishing/rate-lease'
import type { Deps } from '../ports/deps.ts'
import { channelOf } from '../networks/channel-of.ts'
import { giveUpTime } from './back-off.ts'
import { heldBack, type HoldDeps, holdFor } from './held-back.ts'
import { type Move, NOT_DUE, waitingUntil } from './move.ts'
import type { StoredVariant } from '../ports/publishing.ts'

/** A post that may be published already is never recorded as held: it waits and asks again. */
const ASKED_AGAIN = 60_000

type Needs = HoldDeps & Pick<Deps, 'clock' | 'networkHealth' | 'rateBudgets'>

/**
 * What keeps a delivery from calling its network now, as the step to write; null when nothing does. What people have stopped is
 * held; what the network cannot take at the moment waits, which uses up no attempt. Asked before the intent, never after it.
 */
export async function admit(deps: Needs, { variant }: StoredVariant, connection: Connection): Promise<Move | null> {
  const { platform } = variant
  const held = await heldBack(deps, variant, connection)
  const { error } = held?.patch ?? {}
  if (error?.kind === 'service_off' && mayBePublished(variant)) {
    return postponed(deps, variant, deps.clock.now() + ASKED_AGAIN, 'service_off')
  }
  if (held) return held
  const health = await deps.networkHealth.admit(platform)
  if (health.kind === 'stopped') return holdFor('stopped')
  if (health.kind === 'wait') return postponed(deps, variant, health.until, 'platform_down')
  // What the network is still processing was counted when it was handed over.
  if (variant.error?.kind === 'processing') return null
  const counted = listCountedRules(PLATFORM_CONTRACTS[platform].rates, variant.content.settings)
  const until = await deps.rateBudgets.take(counted, channelOf(variant, connection))
  return until === null ? null : postponed(deps, variant, until, 'rate_limit')
}

function postponed({ clock }: Needs, variant: StoredVariant['variant'], until: number, kind: PublishErrorKind): Move {
  const error = { kind, detail: '', retryable: true }
  const dueAt = postponedTime(variant, clock.now(), until)
  if (dueAt === null) return { event: 'refuse', patch: { ...NOT_DUE, error } }
  const attempts = Math.max(variant.attempts - 1, 0)
  return { event: 'defer', patch: { ...waitingUntil(dueAt), attempts, giveUpAt: giveUpTime(dueAt), error } }
}
