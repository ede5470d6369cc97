import type { CanaryOutcome, CanaryRun } from '../model/canary.ts'
import { isPending, type VariantState } from '../publishing/variant-state.ts'
import { PUBLISHING_OBJECTIVE } from './objective.ts'

const MINUTE = 60_000
/** Time after which an unpublished canary post counts as missing. */
const MISSING_AFTER = 10 * MINUTE
/** Silence that needs an admin: three missed runs, because a canary post is planned every five minutes and judged by the following run. */
const SILENT_AFTER = 20 * MINUTE

const BAD: readonly CanaryOutcome[] = ['missing', 'failed', 'twice']

type Found = {
  plannedFor: number
  receipts: number
  /** State in the engine; null if the engine has no record. */
  stored: { state: VariantState; publishedAt: number | null } | null
}

/** Judges a canary post by the engine's and the channel's records; null while its outcome is open, for at most ten minutes after its time. */
export function judgeCanary({ plannedFor, receipts, stored }: Found, now: number): CanaryRun | null {
  if (receipts > 1) return { plannedFor, outcome: 'twice', late: lateness(plannedFor, stored?.publishedAt ?? null) }
  if (stored?.state === 'published' && stored.publishedAt !== null) {
    const late = lateness(plannedFor, stored.publishedAt) ?? 0
    // The engine reports it as published, but nothing has arrived.
    if (receipts === 0) return { plannedFor, outcome: 'failed', late: null }
    return { plannedFor, outcome: late <= PUBLISHING_OBJECTIVE.within ? 'in_time' : 'late', late }
  }
  if (stored && !isPending(stored.state)) return { plannedFor, outcome: 'failed', late: null }
  return now - plannedFor > MISSING_AFTER ? { plannedFor, outcome: 'missing', late: null } : null
}

function lateness(plannedFor: number, publishedAt: number | null): number | null {
  return publishedAt === null ? null : Math.max(publishedAt - plannedFor, 0)
}

/**
 * Returns since when canary posts have been in trouble: the last one is missing, failed or was published twice, or there has been none for 20
 * minutes. Null without trouble or without runs.
 */
export function findCanaryTrouble(runs: readonly CanaryRun[], now: number): { since: number | null } | null {
  const last = runs.at(-1)
  if (!last) return null
  if (now - last.plannedFor > SILENT_AFTER) return { since: last.plannedFor }
  if (!BAD.includes(last.outcome)) return null
  const good = runs.findLastIndex(({ outcome }) => !BAD.includes(outcome))
  return { since: runs[good + 1]?.plannedFor ?? null }
}
