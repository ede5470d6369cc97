import { LIMITED_TIME_MAX } from '../limits.ts'
import { PLATFORM_CONTRACTS } from '../platforms/contracts.ts'
import type { PlatformContract, RateRule } from '../platforms/platform-contract.ts'
import { type RateBudget, takeShare } from '../publishing/take-share.ts'
import { fromInstant } from '../time/zoned-time.ts'
import type { Finding } from './finding.ts'
import { findingOf } from './finding-of.ts'
import type { Publication, SimulatedChannel, Situation } from './simulation.ts'

const MINUTE = 60_000

type Waiting = { publication: Publication; channel: SimulatedChannel; at: number; exceeded: RateRule | null }

/**
 * Publications that their network's limits delay, by the arithmetic of the deliveries: each takes its part of every budget at its
 * time, and one that gets none asks again when the window is over. What other workspaces take is not known here.
 */
export function findExceededBudgets({ channels, publications }: Situation): Finding[] {
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  const budgets = new Map<string, RateBudget>()
  const waiting = publications
    .flatMap((publication): Waiting[] => {
      const channel = byId.get(publication.connectionId)
      return channel ? [{ publication, channel, at: publication.scheduled.instant, exceeded: null }] : []
    })
    .toSorted((a, b) => a.at - b.at)
  const found: Finding[] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const refused = take(budgets, next)
    const { publication, at, exceeded } = next
    if (refused === null) {
      if (exceeded !== null) found.push(delayed(publication, at, exceeded))
    } else if (refused.until - publication.scheduled.instant > LIMITED_TIME_MAX) {
      found.push(findingOf(publication, { code: 'budget_hopeless', facts: factsOf(refused.rule) }))
    } else {
      const later = { ...next, at: refused.until, exceeded: refused.rule }
      const place = waiting.findIndex((each) => each.at > later.at)
      waiting.splice(place === -1 ? waiting.length : place, 0, later)
    }
  }
  return found
}

/** Takes one publication's part of its budgets; what refuses it, and until when. */
function take(budgets: Map<string, RateBudget>, { publication, channel, at }: Waiting) {
  const contract: PlatformContract = PLATFORM_CONTRACTS[channel.platform]
  const requests = Math.max(1, contract.steps.length + (publication.content?.media.length ?? 0))
  for (const rule of contract.rates) {
    const owner = { channel: channel.id, app: 'app', network: channel.service }[rule.scope]
    const key = JSON.stringify([channel.platform, rule.scope, owner, rule.calls, rule.window])
    const amount = rule.calls === 'posts' ? 1 : Math.min(requests, rule.max)
    const share = { channel: channel.id, amount, wanted: amount, isShared: rule.scope !== 'channel' }
    const { budget, result } = takeShare(rule, share, budgets.get(key) ?? null, at, 0)
    if (budget) budgets.set(key, budget)
    if (result.kind === 'used_up') return { rule, until: result.until }
  }
  return null
}

function delayed(publication: Publication, at: number, rule: RateRule): Finding {
  const { postId, scheduled } = publication
  const delay = Math.ceil((at - scheduled.instant) / MINUTE)
  const local = fromInstant(Math.ceil(at / MINUTE) * MINUTE, scheduled.tzid).local
  const mend = postId === null ? {} : { mend: { kind: 'move' as const, postId, local, tzid: scheduled.tzid } }
  return findingOf(publication, { code: 'budget_exceeded', facts: { delay, ...factsOf(rule) }, ...mend })
}

function factsOf({ max, window, calls }: RateRule) {
  return { max, window: Math.round(window / MINUTE), calls }
}
