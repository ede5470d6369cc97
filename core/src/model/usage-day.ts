import { z } from 'zod'
import { utcDaySchema } from '../time/utc-day.ts'

const count = () => z.int().min(0)

/** Resource usage of the server, counted by the server itself. */
export const usageCountsSchema = z.object({
  /** Documents read, and index reads by counting queries. */
  reads: count(),
  writes: count(),
  deletes: count(),
  /** Requests handled by functions: calls of the API, events, tasks and schedules. */
  requests: count(),
  /** Milliseconds in which an instance had at least one request. */
  busyMillis: count(),
})
export type UsageCounts = z.infer<typeof usageCountsSchema>

export const NO_USAGE: UsageCounts = { reads: 0, writes: 0, deletes: 0, requests: 0, busyMillis: 0 }

export function addUsage(one: UsageCounts, other: Partial<UsageCounts>): UsageCounts {
  return {
    reads: one.reads + (other.reads ?? 0),
    writes: one.writes + (other.writes ?? 0),
    deletes: one.deletes + (other.deletes ?? 0),
    requests: one.requests + (other.requests ?? 0),
    busyMillis: one.busyMillis + (other.busyMillis ?? 0),
  }
}

/** Number of shards for the counts of one day, because many instances write to them concurrently. */
export const USAGE_SHARDS = 4
/** Number of latest flushes that a shard remembers, so that a repeated one adds nothing. */
export const FLUSHES_KEPT = 200

/** Resource usage of one UTC day, `usageDays/{day}_{shard}`. */
export const usageDaySchema = usageCountsSchema.extend({
  id: z.string(),
  day: utcDaySchema,
  flushes: z.array(z.string()).max(FLUSHES_KEPT),
})
export type UsageDay = z.infer<typeof usageDaySchema>
