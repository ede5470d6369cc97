import { BREAKER_ERRORS_KEPT } from '@postwright/core/model/service-switch'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'
import { createTtlCache } from '../ttl-cache.ts'
import type { BreakerError, NetworkChange, NetworkHealth, NetworkState } from '../ports/connections.ts'
import type { Clock } from '../ports/world.ts'

const NETWORK_STATE_SCHEMA = 1
/** TTL of the cached network states in this process. */
export const STATE_KEPT = 5_000
/** Time until the first probe after calls were suspended; it doubles with every failed probe. */
const PROBE_PAUSE = 30_000
const PROBE_PAUSE_MAX = 10 * 60_000
/** Lease of a probe: longer than a delivery, so no other probe starts before it ends. */
const PROBE_LEASE = 5 * 60_000
/** Failures caused by the network and not by the post or the account. */
const TROUBLE: readonly PublishErrorKind[] = ['platform_down', 'timeout_unknown']

/** Fields of a network whose calls are not suspended; its last failures stay readable. */
export const CLOSED = { openedAt: null, probeAt: null, probes: 0 } as const

type Needs = Pick<Deps, 'networkStates' | 'transact' | 'clock' | 'logger'>

/**
 * Creates the check whether a network may be called, with a breaker and the operator's stop. The breaker opens when more than half of the recent
 * calls of this process failed; then one delivery at a time probes the network, and the first one that gets a response closes the breaker.
 */
export function createNetworkHealth({ networkStates, transact, clock, logger }: Needs): NetworkHealth {
  const failures = createFailureWindow(clock)
  const recently = createTtlCache<NetworkState | null>(clock, STATE_KEPT)
  const read = (platform: Platform) => recently(platform, () => networkStates.get(platform))

  /** Changes the stored state of a network. `decide` returns the changes; null: none. */
  async function change(
    platform: Platform,
    decide: (state: NetworkState) => NetworkChange | null,
    author: string,
  ): Promise<NetworkState | null> {
    const changed = await transact(async (tx) => {
      const stored = await networkStates.getIn(tx, platform)
      const state = stored ?? {
        ...newDocument(clock, { id: platform, schema: NETWORK_STATE_SCHEMA, createdBy: author }),
        ...FINE,
      }
      const changes = decide(state)
      if (!changes) return null
      const next = { ...state, ...changes, rev: state.rev + 1, updatedAt: clock.now() }
      networkStates.saveIn(tx, next)
      return next
    })
    recently.forget(platform)
    return changed
  }

  async function takeProbe(platform: Platform): Promise<boolean> {
    const now = clock.now()
    const taken = await change(
      platform,
      ({ openedAt, probeAt }) => (openedAt !== null && (probeAt ?? 0) <= now ? { probeAt: now + PROBE_LEASE } : null),
      'scheduler',
    )
    return taken !== null
  }

  async function noteTrouble(platform: Platform, isOpen: boolean): Promise<void> {
    const now = clock.now()
    const next = await change(
      platform,
      ({ openedAt, probes, lastErrors: before }) => {
        const lastErrors = joined(failures.latest(platform, BREAKER_ERRORS_KEPT), before)
        if (openedAt === null) return { openedAt: now, probeAt: now + PROBE_PAUSE, probes: 0, lastErrors }
        if (!isOpen) return null
        return {
          probeAt: now + Math.min(PROBE_PAUSE * 2 ** (probes + 1), PROBE_PAUSE_MAX),
          probes: probes + 1,
          lastErrors,
        }
      },
      'scheduler',
    )
    if (next && !isOpen) logger.warn('calls to a network are suspended, too many failed', { platform })
  }

  async function close(platform: Platform): Promise<void> {
    failures.forget(platform)
    const closed = await change(platform, ({ openedAt }) => (openedAt === null ? null : CLOSED), 'scheduler')
    if (closed) logger.info('a network answers again', { platform })
  }

  return {
    admit: async (platform) => {
      const state = await read(platform)
      if (state && state.stoppedAt !== null) return { kind: 'stopped' }
      if (!state || state.openedAt === null || state.probeAt === null) return { kind: 'go' }
      if (state.probeAt <= clock.now() && (await takeProbe(platform))) return { kind: 'go' }
      const until = (await read(platform))?.probeAt ?? clock.now()
      return { kind: 'wait', until: Math.max(until, clock.now()) }
    },

    note: async (platform, service, error) => {
      const isTrouble = error !== null && TROUBLE.includes(error)
      failures.note(platform, service, isTrouble ? error : null)
      const isOpen = ((await read(platform))?.openedAt ?? null) !== null
      if (isOpen && !isTrouble) return close(platform)
      if (isTrouble && (isOpen || failures.isExcessive(platform))) await noteTrouble(platform, isOpen)
    },

    change,
  }
}

const FINE = { stoppedAt: null, stoppedBy: null, isReleasing: false, ...CLOSED, lastErrors: [] }

/** Merges the failures of this process and the stored ones, without duplicates, latest first. */
function joined(here: readonly BreakerError[], stored: readonly BreakerError[]): BreakerError[] {
  const kept = stored.filter((each) => here.every((other) => !isDeepStrictEqual(each, other)))
  return [...here, ...kept].toSorted((one, other) => other.at - one.at).slice(0, BREAKER_ERRORS_KEPT)
}

const WINDOW = 2 * 60_000

/** Minimum number of failures for a decision. */
const FAILURES_MIN = 10

const SHARE = 0.5

const KEPT_MAX = 1_000

type Call = { at: number; service: string; error: PublishErrorKind | null }

const hasFailed = ({ error }: Call) => error !== null

/** Creates a window of the latest calls of each network in this process. */
function createFailureWindow({ now }: Pick<Clock, 'now'>) {
  const calls = new Map<Platform, Call[]>()

  function recent(platform: Platform): Call[] {
    const since = now() - WINDOW
    return (calls.get(platform) ?? []).filter(({ at }) => at > since)
  }

  return {
    /** `error`: null unless the call shows that the network is failing. */
    note: (platform: Platform, service: string, error: PublishErrorKind | null): void => {
      calls.set(platform, [...recent(platform), { at: now(), service, error }].slice(-KEPT_MAX))
    },

    /**
     * Returns whether enough calls failed to show that the network itself is failing. For a network of many servers, more than half of the called
     * servers must fail: a single server affects only its own channels.
     */
    isExcessive: (platform: Platform): boolean => {
      const latest = recent(platform)
      const failed = latest.filter(hasFailed)
      if (failed.length < FAILURES_MIN || failed.length <= latest.length * SHARE) return false
      const services = Map.groupBy(latest, ({ service }) => service)
      const failing = [...services.values()].filter((each) => each.filter(hasFailed).length > each.length * SHARE)
      return failing.length > services.size * SHARE
    },

    /** Returns the last failures, latest first. */
    latest: (platform: Platform, limit: number): BreakerError[] =>
      recent(platform)
        .flatMap(({ at, service, error }) => (error === null ? [] : [{ at, service, kind: error }]))
        .toReversed()
        .slice(0, limit),

    forget: (platform: Platform): void => void calls.delete(platform),
  }
}
