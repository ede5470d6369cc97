import type { getStatus } from '@postwright/core/api/status'
import type { Deliveries, Heartbeat } from '@postwright/core/model/heartbeat'
import type { z } from 'zod'
import { latestOf } from '../latest-of.ts'
import type { Deps } from '../ports/deps.ts'
import { SWEEP_JOB } from '../publishing/sweep.ts'
import { UPKEEP_JOB } from './count-deliveries.ts'
import { networkStatuses } from './network-statuses.ts'

/** The status is cached for this long, however often it is requested. */
const KEPT = 5_000
const PAUSES_SHOWN = 30 * 24 * 60 * 60 * 1000
/** An id that no account has: reading it is an ordinary read. */
const NO_ACCOUNT = 'health-check'

type Needs = Pick<Deps, 'clock' | 'heartbeats' | 'identity' | 'logger' | 'networkStates' | 'config'>
type Status = z.input<typeof getStatus.output>

/** The state of the service, at most some seconds old. It never fails: a service that does not answer is reported as failing. */
export const readStatus = latestOf(KEPT, checkServices)

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
    services: { database: stateOf(heartbeat), signIn: stateOf(identity) },
    networks: states.status === 'fulfilled' ? networkStatuses(deps.config, states.value, deliveriesIn(upkeep)) : null,
    scheduler: heartbeat.status === 'fulfilled' && heartbeat.value ? publicFacts(heartbeat.value, now) : null,
  }
}

function deliveriesIn(upkeep: PromiseSettledResult<Heartbeat | null>): readonly Deliveries[] {
  return upkeep.status === 'fulfilled' ? (upkeep.value?.deliveries ?? []) : []
}

function stateOf({ status }: PromiseSettledResult<unknown>): 'ok' | 'failing' {
  return status === 'fulfilled' ? 'ok' : 'failing'
}

function publicFacts({ lastRunAt, oldestDueAt, lateness, pauses }: Heartbeat, now: number): Status['scheduler'] {
  return { lastRunAt, oldestDueAt, lateness, pauses: pauses.filter(({ endedAt }) => endedAt > now - PAUSES_SHOWN) }
}
