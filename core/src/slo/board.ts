import type { NetworkDay, PublishingDay } from '../model/publishing-day.ts'
import type { Platform } from '../platforms/platform.ts'
import { daysUntil } from '../time/utc-day.ts'
import { addHistograms, countWithin, percentile, sizeOf } from './histogram.ts'
import { PUBLISHING_OBJECTIVE } from './objective.ts'

/** Attainment of the objective by the publications of a period. Shares are of 10,000; lateness is in milliseconds and null without publications. */
export type Attainment = {
  /** Counted publications: published in time or late, and missed. */
  total: number
  inTime: number
  late: number
  /** Failed or given up without being published, and not the user's fault. */
  missed: number
  /** Share of publications in time; null without publications. */
  share: number | null
  /** Number of publications that may still be late or missed; negative if the objective is not met. */
  budgetLeft: number
  /** Remaining budget, of 10,000; negative if overspent. Null without publications. */
  budgetShare: number | null
  p50: number | null
  p95: number | null
  p99: number | null
  latest: number | null
}

export type DayPoint = { day: string; total: number; inTime: number; isCounted: boolean }

export type Board = {
  overall: Attainment
  networks: (Attainment & { platform: Platform })[]
  days: DayPoint[]
}

/**
 * Computes the objective for the days up to `today`. Days outside the period are left out, and days without counts are marked.
 * @param shown the networks that count; simulated networks for testing do not
 */
export function readBoard(counted: readonly PublishingDay[], today: string, shown: readonly Platform[]): Board {
  const days = daysUntil(today, PUBLISHING_OBJECTIVE.days)
  const byDay = new Map(
    counted.map((each) => [each.day, each.networks.filter(({ platform }) => shown.includes(platform))]),
  )
  const all = days.flatMap((day) => byDay.get(day) ?? [])
  const networks = shown.flatMap((platform) => {
    const own = all.filter((each) => each.platform === platform)
    return own.length === 0 ? [] : [{ platform, ...attainmentOf(own) }]
  })
  return {
    overall: attainmentOf(all),
    networks,
    days: days.map((day) => {
      const { total, inTime } = attainmentOf(byDay.get(day) ?? [])
      return { day, total, inTime, isCounted: byDay.has(day) }
    }),
  }
}

/** Computes the attainment of the given counts together. */
export function attainmentOf(counts: readonly NetworkDay[]): Attainment {
  const published = addHistograms(counts.map(({ published: groups }) => groups))
  const missed = counts.reduce((sum, each) => sum + each.missed, 0)
  const latest = counts.reduce<number | null>(
    (most, each) => (each.latest === null ? most : Math.max(most ?? 0, each.latest)),
    null,
  )
  const out = sizeOf(published)
  const total = out + missed
  const inTime = countWithin(published, PUBLISHING_OBJECTIVE.within)
  const budget = Math.floor((total * (10_000 - PUBLISHING_OBJECTIVE.share)) / 10_000)
  const spent = total - inTime
  const at = (share: number) => percentile(published, share, latest ?? 0)
  return {
    total,
    inTime,
    late: out - inTime,
    missed,
    share: total === 0 ? null : Math.floor((inTime * 10_000) / total),
    budgetLeft: budget - spent,
    budgetShare: budgetShareOf(total, spent),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    latest,
  }
}

/** Returns the remaining share, of 10,000, of the exact budget, which need not be a whole number of publications. Null without publications. */
function budgetShareOf(total: number, spent: number): number | null {
  if (total === 0) return null
  const budget = (total * (10_000 - PUBLISHING_OBJECTIVE.share)) / 10_000
  return Math.floor(((budget - spent) * 10_000) / budget)
}
