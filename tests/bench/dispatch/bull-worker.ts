import { Worker } from 'bullmq'
import { bullConnection, QUEUE } from './bull.ts'

const { BENCH_LEDGER: ledger = '', BENCH_JOBS: count = '0' } = process.env
/** The library's defaults are 30 s each: a twentieth, as everything is twenty times as fast here. */
const STALLED = { lockDuration: 1_500, stalledInterval: 1_500 }
/** Longer than a job needs that was found stalled. */
const QUIET = 6_000

let last = Date.now()
const worker = new Worker(
  QUEUE,
  async ({ name }) => {
    last = Date.now()
    await fetch(`${ledger}/${name}`, { method: 'POST' })
    last = Date.now()
  },
  { connection: bullConnection(), concurrency: Number(count), ...STALLED },
)
worker.on('error', () => {})
setInterval(() => {
  if (Date.now() - last > QUIET) process.exit(0)
}, 500)
