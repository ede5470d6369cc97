import { DUE_SHARDS } from '@postwright/core/limits'
import { ASSUMED } from './assumed.ts'
import { type Month, peakOf } from './effort.ts'

const MINUTE = 60
/** Number of delivery queues in `functions/src/tasks/cloud-tasks-queue.ts`. */
export const QUEUES = 4
/** Tasks per second, and concurrent tasks, of each queue, as set in `functions/src/background/deliveries.ts`. */
const PER_QUEUE = 500
/** Firestore's limit of writes per second to an index of sequential values. */
const SEQUENTIAL_WRITES = 500
/** Writes to the due index per publication: when it is scheduled, claimed and settled. */
const DUE_WRITES = 3
/** Rows of a shard that a sweep enqueues concurrently. */
const SWEEP_LANES = 4

/** A limit of the platform. `perMinute`: maximum number of publications in the busiest minute without one being late. */
export type Limit = { name: string; perMinute: number; lift: string; source: string }

export const LIMITS: readonly Limit[] = [
  {
    name: 'concurrent deliveries',
    perMinute: (QUEUES * PER_QUEUE * MINUTE * 1000) / ASSUMED.deliveryMillis,
    lift: 'another queue: one line in `cloud-tasks-queue.ts` and one function',
    source: 'https://cloud.google.com/tasks/docs/quotas',
  },
  {
    name: 'tasks started per second',
    perMinute: QUEUES * PER_QUEUE * MINUTE,
    lift: 'another queue',
    source: 'https://cloud.google.com/tasks/docs/quotas',
  },
  {
    name: 'rows enqueued by one sweep',
    perMinute: (DUE_SHARDS * SWEEP_LANES * MINUTE * 1000) / ASSUMED.enqueueMillis,
    lift: 'a sweep for each half of the shards',
    source: 'functions/src/domain/publishing/enqueue-due.ts',
  },
  {
    name: 'writes to the due index',
    perMinute: (DUE_SHARDS * SEQUENTIAL_WRITES * MINUTE) / DUE_WRITES,
    lift: 'more shards: `DUE_SHARDS`; existing rows keep theirs',
    source: 'https://cloud.google.com/firestore/docs/best-practices',
  },
]

/** Returns the share of each limit that the busiest minute uses, highest first. */
export function loadOf(month: Month): { limit: Limit; share: number }[] {
  return LIMITS.map((limit) => ({ limit, share: peakOf(month) / limit.perMinute })).toSorted(
    (a, b) => b.share - a.share,
  )
}
