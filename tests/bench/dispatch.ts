import 'temporal-polyfill/global'
import { join } from 'node:path'
import { deliver } from '../../functions/src/domain/publishing/deliver.ts'
import { createMemoryPublishing, type PublishingStores } from '../support/memory/publishing-ports.ts'
import { addBullJobs, measureBull } from './dispatch/bull.ts'
import { addJobs, engineOver, NO_OP, systemClock } from './dispatch/engine.ts'
import { firestoreStores } from './dispatch/firestore-stores.ts'
import { killWorkers, type Survived } from './dispatch/kill-workers.ts'
import { print } from './dispatch/print.ts'
import { measurePunctuality, type Punctuality } from './dispatch/punctual.ts'

const COUNT = Number(process.env['BENCH_COUNT'] ?? '10000')
const LANES = 50
const KILLED = 200
/** Milliseconds from the start of storing the jobs until they are due. */
const LEAD = 500
const BULL_LEAD = 5_000

type Row = { name: string; store: string; punctual: Punctuality; survived: Survived | null }

async function measureEngine(stores: PublishingStores): Promise<Punctuality> {
  const deps = engineOver(stores, NO_OP, systemClock)
  const planned = Date.now() + LEAD
  const jobs = await addJobs(stores, COUNT, planned)
  // If storing takes longer than that, lateness counts from its end.
  const dueAt = Math.max(planned, Date.now())
  return measurePunctuality(jobs, { dueAt, lanes: LANES, run: (job) => deliver(deps, job) })
}

async function main(): Promise<void> {
  let made = 0
  const memory = createMemoryPublishing({ clock: systemClock, ids: { random: () => `id${(made += 1)}` } }).stores
  const rows: Row[] = [
    { name: 'our engine', store: 'memory of the process', punctual: await measureEngine(memory), survived: null },
  ]
  print('measured in memory')
  rows.push({
    name: 'our engine',
    store: 'Firestore emulator',
    punctual: await measureEngine(await firestoreStores(systemClock)),
    survived: await killWorkers(join(import.meta.dirname, 'dispatch/engine-worker.ts'), KILLED, {
      BENCH_JOBS: String(KILLED),
      BENCH_BEGAN: String(Date.now()),
    }),
  })
  print('measured on the Firestore emulator')
  if (process.env['BENCH_REDIS_PORT'] === undefined) print('BullMQ was not measured: there is no redis-server here.')
  else {
    const punctual = await measureBull(COUNT, LANES, BULL_LEAD)
    await addBullJobs(KILLED, 0)
    const program = join(import.meta.dirname, 'dispatch/bull-worker.ts')
    const survived = await killWorkers(program, KILLED, { BENCH_JOBS: String(KILLED) })
    rows.push({ name: 'BullMQ, no-op', store: 'Redis, nothing on disk', punctual, survived })
  }
  report(rows)
}

function report(rows: readonly Row[]): void {
  const line = (cells: readonly string[]) =>
    print(cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 12)).join(''))
  print(`\n${COUNT} jobs due at one instant, ${LANES} at a time; ${KILLED} jobs in a process that is killed\n`)
  line(['', 'store', 'jobs/s', 'late p50', 'late p99', 'killed after', 'twice', 'lost'])
  for (const { name, store, punctual, survived } of rows) {
    const ms = (value: number) => `${value.toFixed(0)} ms`
    const killed = survived
      ? [`${survived.killedAt} calls`, survived.duplicates, survived.losses].map(String)
      : ['-', '-', '-']
    line([name, store, punctual.perSecond.toFixed(0), ms(punctual.p50), ms(punctual.p99), ...killed])
  }
}

const WIDTHS = [16, 26, 10, 12, 12, 14, 8, 8]

await main()
process.exit(0)
