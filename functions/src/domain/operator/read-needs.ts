import {
  type AdminHome,
  NEED_KINDS,
  type Need,
  type NeedKind,
  NEEDS_COUNTED_MAX,
} from '@postwright/core/api/admin-home'
import { DUE_SHARDS } from '@postwright/core/limits'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { endsWithin } from '@postwright/core/platforms/platform-app'
import { endsSoon } from '@postwright/core/platforms/contract-age'
import { isPlatform } from '@postwright/core/platforms/platform'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { findCanaryTrouble } from '@postwright/core/slo/canary'
import { PAUSE_AFTER } from '@postwright/core/publishing/scheduler-pace'
import { DAY } from '@postwright/core/time/utc-day'
import type { NetworkState } from '../ports/connections.ts'
import type { Deps } from '../ports/deps.ts'
import { SWEEP_JOB } from '../publishing/sweep.ts'
import { readCanary } from './home-parts.ts'
import { MAIL_OVERDUE_AFTER } from '../stuck-work/stuck-mails.ts'
import { PAYMENT_STUCK_AFTER } from '../stuck-work/stuck-payments.ts'
import { UPKEEP_JOB } from '../status/status.ts'

const MINUTE = 60_000
/** Maintenance runs every five minutes: this is three missed runs. */
const UPKEEP_LATE_AFTER = 16 * MINUTE
/** Time after which a row that is still due was missed by its run. */
const OVERDUE_AFTER = 3 * MINUTE
const EVENTS_WITHIN = 30 * DAY
const PAYMENTS_WITHIN = 14 * DAY

type Needs = Pick<
  Deps,
  | 'clock'
  | 'logger'
  | 'operator'
  | 'heartbeats'
  | 'networkStates'
  | 'due'
  | 'config'
  | 'canary'
  | 'platformAppStore'
  | 'sharedModels'
  | 'mailSender'
>
type Found = Omit<Need, 'kind'>
/** Check for one kind of issue; returns null if there is none. */
type Check = (deps: Needs, now: number) => Promise<Partial<Found> | null>

const CHECKS: Record<NeedKind, Check> = {
  scheduler_stopped: ({ heartbeats }, now) => findStanding(heartbeats, SWEEP_JOB, now - PAUSE_AFTER),
  upkeep_stopped: ({ heartbeats }, now) => findStanding(heartbeats, UPKEEP_JOB, now - UPKEEP_LATE_AFTER),
  overdue: ({ due }, now) => findOverdue(due, now - OVERDUE_AFTER),
  canary_failed: async (deps, now) => {
    const { isOn, runs } = await readCanary(deps, now)
    const trouble = isOn ? findCanaryTrouble(runs, now) : null
    return trouble && { count: 1, since: trouble.since }
  },
  network_suspended: ({ networkStates }) => findNetworks(networkStates, ({ openedAt }) => openedAt),
  network_stopped: ({ networkStates }) => findNetworks(networkStates, ({ stoppedAt }) => stoppedAt),
  ledger_broken: async ({ operator }) => ({ count: await operator.brokenLedgers(NEEDS_COUNTED_MAX) }),
  model_key_refused: async ({ sharedModels }) => {
    const refused = (await sharedModels.list()).filter(
      ({ isOffered, tested }) => isOffered && tested?.problem === 'key_refused',
    )
    return { count: refused.length, since: earliest(refused.flatMap(({ tested }) => tested?.testedAt ?? [])) }
  },
  mails_stuck: async ({ operator, mailSender }, now) => {
    if (!mailSender.isOn) return null
    const { count, oldestAt } = await operator.stuckMails(now - MAIL_OVERDUE_AFTER, now - DAY, NEEDS_COUNTED_MAX)
    return { count, since: oldestAt }
  },
  payments_stuck: async ({ operator }, now) => {
    const [from, until] = [now - PAYMENTS_WITHIN, now - PAYMENT_STUCK_AFTER]
    const { count, oldestAt } = await operator.pendingPayments(from, until, NEEDS_COUNTED_MAX)
    return { count, since: oldestAt }
  },
  disputes: async ({ operator }, now) => {
    const { count, oldestAt } = await operator.heldPaymentEvents(now - EVENTS_WITHIN, NEEDS_COUNTED_MAX)
    return { count, since: oldestAt }
  },
  payments: ({ operator }) => findWaiting(operator, 'payments'),
  payouts: ({ operator }) => findWaiting(operator, 'payouts'),
  messages: ({ operator }) => findWaiting(operator, 'messages'),
  contributions: ({ operator }) => findWaiting(operator, 'contributions'),
  referrals: ({ operator }) => findWaiting(operator, 'referrals'),
  keys_ending: async ({ platformAppStore }, now) => {
    const ending = (await platformAppStore.list()).filter(({ keyEndsAt }) => endsWithin(keyEndsAt, now))
    const platforms = ending.map(({ id }) => id).filter(isPlatform)
    return { count: ending.length, since: earliest(ending.flatMap(({ keyEndsAt }) => keyEndsAt ?? [])), platforms }
  },
  model_keys_ending: async ({ sharedModels }, now) => {
    const ending = (await sharedModels.list()).filter(({ keyEndsAt }) => endsWithin(keyEndsAt, now))
    return { count: ending.length, since: earliest(ending.flatMap(({ keyEndsAt }) => keyEndsAt ?? [])) }
  },
  interface_end: async (_deps, now) => {
    const contracts: PlatformContract[] = Object.values(PLATFORM_CONTRACTS)
    const ending = contracts.filter(({ interface: called }) => called && endsSoon(called, now))
    const ends = ending.flatMap(({ interface: called }) => (called ? [Date.parse(called.endsOn)] : []))
    return {
      count: ending.length,
      since: earliest(ends),
      platforms: ending.map(({ platform }) => platform).filter(isPlatform),
    }
  },
}

/**
 * Reads all issues that need an admin, the most urgent kind first. Each kind is checked separately: a failed check is reported and hides no other
 * kind.
 */
export async function readNeeds(deps: Needs, now: number): Promise<AdminHome['needs']> {
  const results = await Promise.allSettled(NEED_KINDS.map((kind) => CHECKS[kind](deps, now)))
  const needs: AdminHome['needs'] = { found: [], unread: [] }
  for (const [at, kind] of NEED_KINDS.entries()) {
    const result = results[at]
    if (result?.status === 'fulfilled') {
      const { count = 0, since = null, platforms = [] } = result.value ?? {}
      if (count > 0) needs.found.push({ kind, count, since, platforms })
    } else {
      deps.logger.error('a part of the admin home could not be read', { kind, error: String(result?.reason) })
      needs.unread.push(kind)
    }
  }
  return needs
}

async function findStanding(heartbeats: Deps['heartbeats'], job: string, lateBefore: number) {
  const heartbeat = await heartbeats.get(job)
  if (heartbeat && heartbeat.lastRunAt >= lateBefore) return null
  return { count: 1, since: heartbeat?.lastRunAt ?? null }
}

/** Reads the due index itself: it is correct even if the scheduler has stopped. */
async function findOverdue(due: Deps['due'], until: number) {
  const shards = Array.from({ length: DUE_SHARDS }, (_, shard) => shard)
  const counts = await Promise.all(shards.map((shard) => due.count(shard, until)))
  const count = counts.reduce((sum, each) => sum + each, 0)
  const oldest = await Promise.all(
    shards.filter((shard) => counts[shard] !== 0).map((shard) => oldestIn(due, shard, until)),
  )
  return { count, since: earliest(oldest.filter((at) => at !== null)) }
}

async function oldestIn(due: Deps['due'], shard: number, until: number): Promise<number | null> {
  for await (const [first] of due.pages(shard, until, 1)) return first?.dueAt ?? null
  return null
}

async function findNetworks(states: Deps['networkStates'], since: (state: NetworkState) => number | null) {
  const found = (await states.list()).filter((state) => since(state) !== null)
  const times = found.map(since).filter((at) => at !== null)
  return { count: found.length, since: earliest(times), platforms: found.map(({ id }) => id).filter(isPlatform) }
}

async function findWaiting(operator: Deps['operator'], list: Parameters<Deps['operator']['waitingIn']>[0]) {
  const { count, oldestAt } = await operator.waitingIn(list, NEEDS_COUNTED_MAX)
  return { count, since: oldestAt }
}

function earliest(times: readonly number[]): number | null {
  return times.length === 0 ? null : Math.min(...times)
}
