import { DUE_SHARDS } from '@postwright/core/limits'
import { NO_USAGE, type UsageCounts } from '@postwright/core/model/usage-day'
import { type Cost, estimateCost } from '@postwright/core/usage/estimate-cost'
import { ASSUMED } from './assumed.ts'
import { COUNTED } from './counted.ts'

const DAYS = 30
const MINUTES = DAYS * 24 * 60
/** Number of sweeps that read a row of the due index: sweeps look one minute ahead. */
const SWEEPS_OF_ROW = 2
/** Requests per publication: its delivery, and the trigger events of the variant and the post that it writes. */
const REQUESTS_OF_PUBLICATION = 6

/** Usage and cost of a number of people in a month of 30 days. */
export type Month = { people: number; publications: number; effort: UsageCounts; storedBytes: number; cost: Cost }

export function monthOf(people: number): Month {
  const { posts, channels, savesPerPost, activeDays, callsPerDay, measurements, atOnce } = ASSUMED
  const { publishing, planning, saving } = COUNTED
  const post = publishing[channels]
  const calls = activeDays * callsPerDay
  const reads =
    posts * (post.reads + planning.reads + savesPerPost * saving.reads) +
    posts * channels * (SWEEPS_OF_ROW + measurements * ASSUMED.readsPerMeasurement) +
    activeDays * ASSUMED.readsPerDay +
    calls * ASSUMED.readsPerCall
  const writes =
    posts * (post.writes + planning.writes + savesPerPost * (1 + saving.writes)) +
    posts * channels * measurements * ASSUMED.writesPerMeasurement +
    calls * ASSUMED.writesPerCall
  const publications = posts * channels
  const requests = calls + posts * savesPerPost + publications * (REQUESTS_OF_PUBLICATION + measurements)
  const busyMillis = (publications * ASSUMED.deliveryMillis + requests * ASSUMED.requestMillis) / atOnce
  const effort = {
    ...NO_USAGE,
    // Every sweep reads each shard, whether anything is due or not.
    reads: Math.round(people * reads) + MINUTES * DUE_SHARDS,
    writes: Math.round(people * writes),
    requests: Math.round(people * requests) + MINUTES,
    busyMillis: Math.round(people * busyMillis),
  }
  const storedBytes = people * ASSUMED.storedBytes
  const cost = estimateCost([{ ...effort, storedBytes: storedBytes * DAYS }])
  return { people, publications: people * publications, effort, storedBytes, cost }
}

/** Returns the number of publications that are due in the busiest minute. */
export function peakOf({ publications }: Month): number {
  return Math.round((publications / DAYS) * ASSUMED.peakShare)
}
