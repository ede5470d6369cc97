import type { getStatus } from '@postwright/core/api/status'
import type { Deliveries, Heartbeat } from '@postwright/core/model/heartbeat'
import type { z } from 'zod'
import { cacheLatest } from '../ttl-cache.ts'
import type { Deps } from '../ports/deps.ts'
import { SWEEP_JOB } from '../publishing/sweep.ts'
import type { NetworkState } from '../ports/connections.ts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import type { NetworkStatus } from '@postwright/core/posts/network-status'

/** Job whose heartbeat stores the delivery counts. */
export const UPKEEP_JOB = 'upkeep'

const SPAN = 24 * 60 * 60_000

/**
 * Stores the time of each network's last successful delivery, and its accepted and refused deliveries within 24 hours. The database counts the
 * variants each time, so a repeated or killed run counts nothing twice and no delivery is read.
 */
export async function countDeliveries({ clock, heartbeats }: Pick<Deps, 'clock' | 'heartbeats'>): Promise<void> {
  const since = clock.now() - SPAN
  const counted = await Promise.all(platformSchema.options.map((platform) => heartbeats.deliveriesOf(platform, since)))
  await heartbeats.recordDeliveries(UPKEEP_JOB, counted)
}

/** Time to cache the status, regardless of the number of requests. */
const KEPT = 5_000
const PAUSES_SHOWN = 30 * 24 * 60 * 60 * 1000
/** ID that no account has: looking it up tests the identity provider without reading an account. */
const NO_ACCOUNT = 'health-check'

type Needs = Pick<Deps, 'clock' | 'heartbeats' | 'identity' | 'logger' | 'networkStates' | 'config'>
type Status = z.input<typeof getStatus.output>

/** Reads the state of the service, at most a few seconds old. It never fails: a service that does not respond is reported as failing. */
export const readStatus = cacheLatest(KEPT, checkServices)

async function checkServices(deps: Needs, now: number): Promise<Status> {
  const [heartbeat, identity, states, upkeep] = await Promise.allSettled([
    deps.heartbeats.get(SWEEP_JOB),
    deps.identity.getUser(NO_ACCOUNT),
    deps.networkStates.list(),
    deps.heartbeats.get(UPKEEP_JOB),
  ])
  for (const check of [heartbeat, identity, states, upkeep]) {
    if (check.status === 'rejected') deps.logger.error('a service does not answer', { error: String(check.reason) })
  }
  return {
    checkedAt: now,
    services: { database: outcomeOf(heartbeat), signIn: outcomeOf(identity) },
    networks: states.status === 'fulfilled' ? networkStatuses(deps.config, states.value, deliveriesIn(upkeep)) : null,
    scheduler: heartbeat.status === 'fulfilled' && heartbeat.value ? publicFacts(heartbeat.value, now) : null,
  }
}

function deliveriesIn(upkeep: PromiseSettledResult<Heartbeat | null>): readonly Deliveries[] {
  return upkeep.status === 'fulfilled' ? (upkeep.value?.deliveries ?? []) : []
}

function outcomeOf({ status }: PromiseSettledResult<unknown>): 'ok' | 'failing' {
  return status === 'fulfilled' ? 'ok' : 'failing'
}

function publicFacts({ lastRunAt, oldestDueAt, lateness, pauses }: Heartbeat, now: number): Status['scheduler'] {
  return { lastRunAt, oldestDueAt, lateness, pauses: pauses.filter(({ endedAt }) => endedAt > now - PAUSES_SHOWN) }
}

/**
 * Returns the state of every public network, or of every network in a local installation, from the stored states of stopped and failing ones, with
 * the counted deliveries.
 */
function networkStatuses(
  { isLocal }: Deps['config'],
  states: readonly NetworkState[],
  counted: readonly Deliveries[],
): NetworkStatus[] {
  return platformSchema.options
    .filter((platform) => isLocal || isPublic(platform))
    .map((platform) => {
      const state = states.find(({ id }) => id === platform)
      const deliveries = counted.find((each) => each.platform === platform) ?? null
      return { platform, ...stateOf(state), deliveries }
    })
}

function stateOf(state: NetworkState | undefined): Pick<NetworkStatus, 'state' | 'since'> {
  if (state && state.stoppedAt !== null) return { state: 'paused', since: state.stoppedAt }
  if (state && state.openedAt !== null) return { state: 'degraded', since: state.openedAt }
  return { state: 'operational', since: null }
}

/** Networks without sources are imitations for testing on the emulators. */
function isPublic(platform: Platform): boolean {
  return PLATFORM_CONTRACTS[platform].sources.length > 0
}
