import { variantId } from '../model/variant.ts'
import { PLATFORM_CONTRACTS } from '../platforms/contracts.ts'
import type { PlatformContract, RateRule } from '../platforms/platform-contract.ts'
import { getRetryTime } from '../publishing/postponed-time.ts'
import {
  type RateBudget,
  takeFromBudget,
  type Counted,
  keepInLease,
  listCountedRules,
  newRateLease,
  rateBudgetKey,
  type RateLease,
  shareFor,
  takeFromLease,
} from '../publishing/rate-budget.ts'
import { fromInstant } from '../time/zoned-time.ts'
import { listPausedQueues } from './find-held-posts.ts'
import type { Finding } from './finding.ts'
import { findingOf } from './finding-of.ts'
import { listThreads } from './place-parts.ts'
import type { Publication, SimulatedChannel, Situation } from './simulation.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * A publication during the simulation. `dueAt`: its time without its own delay; `at`: the time of its next attempt; `exceeded`: the limit that
 * delayed it last; `later`: parts of the thread that follow this publication.
 */
type Waiting = {
  publication: Publication
  channel: SimulatedChannel
  later: readonly Publication[]
  dueAt: number
  at: number
  exceeded: RateRule | null
}

type Budgets = { stored: Map<string, RateBudget>; leases: Map<string, RateLease> }

/**
 * Finds publications that their network's limits delay, with the same calculation as deliveries: each reserves its part of every budget at its time,
 * and retries later if a budget is used up. Usage by other workspaces is unknown here, and publications by people use no budget.
 */
export function findExceededBudgets(situation: Situation): Finding[] {
  const budgets: Budgets = { stored: new Map(), leases: new Map() }
  const waiting = firstToGo(situation)
  const found: Finding[] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { publication, at, dueAt, exceeded } = next
    const refused = take(budgets, next)
    if (refused === null) {
      if (exceeded !== null) found.push(delayed(publication, at - dueAt, exceeded))
      const [part, ...later] = next.later
      if (part) putInOrder(waiting, { ...next, publication: part, later, exceeded: null, ...partTimes(part, next) })
      continue
    }
    const id = variantId(
      publication.postId ?? publication.seriesId ?? '',
      publication.connectionId,
      publication.partIndex,
    )
    const again = getRetryTime({ id, attempts: 1, firstTriedAt: dueAt }, at, refused.until)
    if (again === null) found.push(findingOf(publication, { code: 'budget_hopeless', facts: factsOf(refused.rule) }))
    else putInOrder(waiting, { ...next, at: again, exceeded: refused.rule })
  }
  return found
}

/** Returns the first part of each thread that the server publishes, in chronological order; paused queues are left out. */
function firstToGo(situation: Situation): Waiting[] {
  const channels = new Map(situation.channels.map((channel) => [channel.id, channel]))
  const paused = listPausedQueues(situation)
  const begins = [...listThreads(situation.publications).values()].flatMap(([publication, ...later]): Waiting[] => {
    const channel = channels.get(publication?.connectionId ?? '')
    if (!publication || !channel || publication.mode === 'assisted' || paused.has(publication.queueId ?? '')) return []
    const dueAt = publication.scheduled.instant
    return [{ publication, channel, later, dueAt, at: dueAt, exceeded: null }]
  })
  return begins.toSorted((a, b) => a.at - b.at)
}

/** Returns the times of a part, which follows its predecessor at the planned interval, whenever the predecessor is published. */
function partTimes(part: Publication, { publication, at }: Waiting): Pick<Waiting, 'dueAt' | 'at'> {
  const dueAt = at + part.scheduled.instant - publication.scheduled.instant
  return { dueAt, at: dueAt }
}

function putInOrder(waiting: Waiting[], next: Waiting): void {
  const place = waiting.findIndex((each) => each.at > next.at)
  waiting.splice(place === -1 ? waiting.length : place, 0, next)
}

/** Reserves a publication's share of its budgets; if a budget refuses it, returns that budget and the time until which it refuses. */
function take({ stored, leases }: Budgets, { publication, channel, at }: Waiting) {
  const contract: PlatformContract = PLATFORM_CONTRACTS[channel.platform]
  const { content } = publication
  const requests = Math.max(1, contract.steps.length + (content?.media.length ?? 0))
  const counted: Counted = { platform: channel.platform, channel: channel.id, service: channel.service, requests }
  for (const rule of listCountedRules(contract.rates, content?.settings ?? {})) {
    const key = rateBudgetKey(rule, counted)
    const lease = leases.get(key) ?? newRateLease()
    leases.set(key, lease)
    const share = shareFor(rule, counted)
    let until = takeFromLease(rule, lease, share.amount, at)
    if (until === 'ask') {
      const { budget, result } = takeFromBudget(rule, share, stored.get(key) ?? null, at, 0)
      if (budget) stored.set(key, budget)
      until = keepInLease(rule, lease, share.amount, result)
    }
    if (until !== null) return { rule, until }
  }
  return null
}

function delayed(publication: Publication, delay: number, rule: RateRule): Finding {
  const { postId, scheduled, partIndex } = publication
  const facts = { delay: Math.ceil(delay / SECOND) * SECOND, ...factsOf(rule) }
  // Rescheduling by less than a minute is useless, and a part has no time of its own.
  if (postId === null || partIndex > 0 || delay < MINUTE)
    return findingOf(publication, { code: 'budget_exceeded', facts })
  const { tzid, instant } = scheduled
  const { local } = fromInstant(Math.ceil((instant + delay) / MINUTE) * MINUTE, tzid)
  return findingOf(publication, { code: 'budget_exceeded', facts, mend: { kind: 'move', postId, local, tzid } })
}

function factsOf({ max, window, calls }: RateRule) {
  return { max, window, calls }
}
