import { Queue, Worker } from 'bullmq'
import { type Punctuality, punctualityOf } from './punctual.ts'

export const QUEUE = 'bench'
const ADDED_AT_ONCE = 1_000

export function bullConnection() {
  return { host: '127.0.0.1', port: Number(process.env['BENCH_REDIS_PORT'] ?? '0'), maxRetriesPerRequest: null }
}

export async function addBullJobs(count: number, delay: number): Promise<void> {
  const queue = new Queue(QUEUE, { connection: bullConnection() })
  await queue.obliterate({ force: true })
  const until = Date.now() + delay
  for (let from = 0; from < count; from += ADDED_AT_ONCE) {
    const some = Array.from({ length: Math.min(ADDED_AT_ONCE, count - from) }, (_, number) => {
      return { name: `job${from + number}`, data: {}, opts: { delay: Math.max(0, until - Date.now()) } }
    })
    await queue.addBulk(some)
  }
  await queue.close()
}

/** Measures how late BullMQ runs no-op jobs that are due at the same time. */
export async function measureBull(count: number, lanes: number, delay: number): Promise<Punctuality> {
  const dueAt = Date.now() + delay
  await addBullJobs(count, delay)
  const late: number[] = []
  const worker = new Worker(QUEUE, () => Promise.resolve(), { connection: bullConnection(), concurrency: lanes })
  await new Promise<void>((resolve) => {
    worker.on('completed', () => {
      late.push(Date.now() - dueAt)
      if (late.length === count) resolve()
    })
  })
  await worker.close()
  return punctualityOf(late)
}
