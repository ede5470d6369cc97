import { DUE_SHARDS } from '@postwright/core/limits'
import { ASSUMED } from './assumed.ts'
import { type Month, peakOf } from './effort.ts'

const MINUTE = 60
/** Those of `functions/src/tasks/deliver-queues.ts`. */
export const QUEUES = 4
/** Tasks a second and under way at once, as `functions/src/background/deliveries.ts` asks of each queue. */
const PER_QUEUE = 500
/** Writes a second to an index of values that only grow. */
const SEQUENTIAL_WRITES = 500
/** Writes of a row of the due index for each publication: when it is planned, claimed and settled. */
const DUE_WRITES = 3
/** Rows of a shard that a sweep hands to the queues at once. */
const SWEEP_LANES = 4

/** What ends first. `perMinute`: publications of the busiest minute that it allows without one being late. */
export type Limit = { name: string; perMinute: number; lift: string; source: string }

export const LIMITS: readonly Limit[] = [
  {
    name: 'deliveries under way at once',
    perMinute: (QUEUES * PER_QUEUE * MINUTE * 1000) / ASSUMED.deliveryMillis,
    lift: 'another queue: one line in `deliver-queues.ts` and one function',
    source: 'https://cloud.google.com/tasks/docs/quotas',
  },
  {
    name: 'tasks begun in a second',
    perMinute: QUEUES * PER_QUEUE * MINUTE,
    lift: 'another queue',
    source: 'https://cloud.google.com/tasks/docs/quotas',
  },
  {
    name: 'rows handed over by one sweep',
    perMinute: (DUE_SHARDS * SWEEP_LANES * MINUTE * 1000) / ASSUMED.enqueueMillis,
    lift: 'a sweep for each half of the shards',
    source: 'functions/src/domain/publishing/enqueue-due.ts',
  },
  {
    name: 'writes of the due index',
    perMinute: (DUE_SHARDS * SEQUENTIAL_WRITES * MINUTE) / DUE_WRITES,
    lift: 'more shards: `DUE_SHARDS`; rows from before keep theirs',
    source: 'https://cloud.google.com/firestore/docs/best-practices',
  },
]

/** How much of each limit the busiest minute takes, the most first. */
export function loadOf(month: Month): { limit: Limit; share: number }[] {
  return LIMITS.map((limit) => ({ limit, share: peakOf(month) / limit.perMinute })).toSorted(
    (a, b) => b.share - a.share,
  )
}
