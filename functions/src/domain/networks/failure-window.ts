import type { Platform } from '@postwright/core/platforms/platform'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { BreakerError } from '../ports/connections.ts'
import type { Clock } from '../ports/world.ts'

const WINDOW = 2 * 60_000
/** Fewer failures say nothing. */
const FAILURES_MIN = 10
const SHARE = 0.5
const KEPT_MAX = 1_000

type Call = { at: number; service: string; error: PublishErrorKind | null }

const hasFailed = ({ error }: Call) => error !== null

/** The latest calls of each network in this process. */
export function createFailureWindow({ now }: Pick<Clock, 'now'>) {
  const calls = new Map<Platform, Call[]>()

  function recent(platform: Platform): Call[] {
    const since = now() - WINDOW
    return (calls.get(platform) ?? []).filter(({ at }) => at > since)
  }

  return {
    /** `error`: null unless the call says that the network is in trouble. */
    note: (platform: Platform, service: string, error: PublishErrorKind | null): void => {
      calls.set(platform, [...recent(platform), { at: now(), service, error }].slice(-KEPT_MAX))
    },

    /**
     * Whether so many calls failed that the network itself must be in trouble. Of a network of many servers more than half of
     * those that were called have to fail: one of them affects its own channels only.
     */
    isExcessive: (platform: Platform): boolean => {
      const latest = recent(platform)
      const failed = latest.filter(hasFailed)
      if (failed.length < FAILURES_MIN || failed.length <= latest.length * SHARE) return false
      const services = Map.groupBy(latest, ({ service }) => service)
      const failing = [...services.values()].filter((each) => each.filter(hasFailed).length > each.length * SHARE)
      return failing.length > services.size * SHARE
    },

    /** The last failures, the latest first. */
    latest: (platform: Platform, limit: number): BreakerError[] =>
      recent(platform)
        .flatMap(({ at, service, error }) => (error === null ? [] : [{ at, service, kind: error }]))
        .toReversed()
        .slice(0, limit),

    forget: (platform: Platform): void => void calls.delete(platform),
  }
}
