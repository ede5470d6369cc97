import 'temporal-polyfill/global'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import type { DeliveryJob } from '../../../functions/src/domain/ports/publishing.ts'
import type { Publisher } from '../../../functions/src/domain/ports/networks.ts'
import { deliver } from '../../../functions/src/domain/publishing/deliver.ts'
import { addJobs, engineOver, NO_OP, showAtOnce } from './engine.ts'
import { firestoreStores } from './firestore-stores.ts'

const {
  BENCH_LEDGER: ledger = '',
  BENCH_JOBS: count = '0',
  BENCH_BEGAN: began = '0',
  BENCH_TURN: turn = '1',
} = process.env
/** Factor by which the clock runs faster, so that leases of minutes end during the measurement. */
const SPEED = 20
const SETTLED = ['published', 'failed', 'unconfirmed', 'held']

const clock: Clock = {
  now: () => Math.round(Number(began) + (Date.now() - Number(began)) * SPEED),
  sleep: (ms, signal) => wait(ms / SPEED, undefined, { signal }),
}

/** Publishes to the ledger, which detects no duplicates but supports look-ups. */
const publisher: Publisher = {
  ...NO_OP,
  publish: async ({ recordKey }) => {
    await fetch(`${ledger}/${recordKey}`, { method: 'POST' })
    return { kind: 'published', remoteId: recordKey, url: ledger }
  },
  reconcile: async ({ recordKey }) => {
    const { ok } = await fetch(`${ledger}/${recordKey}`)
    return ok ? { kind: 'published', remoteId: recordKey, url: ledger } : { kind: 'absent' }
  },
}

showAtOnce()
const stores = await firestoreStores(clock)
const deps = engineOver(stores, publisher, clock)
const dueAt = Number(began)
const jobs: DeliveryJob[] =
  turn === '1'
    ? await addJobs(stores, Number(count), dueAt)
    : Array.from({ length: Number(count) }, (_, number) => {
        return { workspaceId: 'bench', variantId: `post${dueAt}n${number}_channel`, generation: 1, attempt: 1 }
      })
for (;;) {
  await Promise.all(jobs.map((job) => deliver(deps, job)))
  const states = await Promise.all(
    jobs.map(async (job) => (await stores.variants.read(job.workspaceId, job.variantId))?.variant.state),
  )
  if (states.every((state) => state && SETTLED.includes(state))) break
  await wait(1_000)
}
process.exit(0)
