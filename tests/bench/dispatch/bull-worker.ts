import { Worker } from 'bullmq'
import { bullConnection, QUEUE } from './bull.ts'

const { BENCH_LEDGER: ledger = '', BENCH_JOBS: count = '0' } = process.env
/** A twentieth of the library's defaults of 30 s, because the benchmark runs 20 times as fast. */
const STALLED = { lockDuration: 1_500, stalledInterval: 1_500 }
/** Milliseconds without a job after which the worker exits: longer than it takes to find and run a stalled job. */
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
