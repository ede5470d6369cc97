import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Longest delay of a call, and of its response, in milliseconds. */
const WAY_MAX = 1_000

export type Ledger = {
  url: string
  kept: Map<string, number>
  /** Resolves once calls of this many jobs are stored. */
  has: (jobs: number) => Promise<void>
  stop: () => void
}

/** A network that detects no duplicates: `POST /{job}` stores one more call, `GET /{job}` responds 200 if it has any, else 404. */
export async function startLedger(): Promise<Ledger> {
  const kept = new Map<string, number>()
  const awaited = { jobs: Infinity, reached: () => {} }
  const server = createServer((request, response) => {
    void answer(request.method, request.url ?? '').then((status) => response.writeHead(status).end())
  })
  async function answer(method: string | undefined, job: string): Promise<number> {
    if (method === 'GET') return kept.has(job) ? 200 : 404
    await wait(Math.random() * WAY_MAX)
    kept.set(job, (kept.get(job) ?? 0) + 1)
    if (kept.size >= awaited.jobs) awaited.reached()
    await wait(Math.random() * WAY_MAX)
    return 200
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The ledger has no port.')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const has = (jobs: number) =>
    new Promise<void>((reached) => {
      Object.assign(awaited, { jobs, reached })
    })
  return { url: `http://127.0.0.1:${address.port}`, kept, has, stop }
}
