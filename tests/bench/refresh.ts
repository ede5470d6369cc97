import { axiosClient, type Client, ownClient } from './refresh-clients.ts'
import { startTokenServer } from './token-server.ts'

const REQUESTS = 100
const ROUNDS = 20
/** In milliseconds. Slow responses arrive after the refresh that fast ones have started. */
const SLOW_MS = 80

type Contender = { name: string; open: (url: string, tokens: { accessToken: string; refreshToken: string }) => Client }

const CONTENDERS: Contender[] = [
  { name: 'Postwright', open: ownClient },
  { name: 'axios-auth-refresh 5.0.2, default', open: (url, tokens) => axiosClient(url, tokens, { best: false }) },
  { name: 'axios-auth-refresh 5.0.2, best', open: (url, tokens) => axiosClient(url, tokens, { best: true }) },
]

const LOADS: [string, (i: number) => number][] = [
  ['100 at once', () => 1],
  ['100 at once, half of them slow', (i) => (i % 2 === 0 ? 1 : SLOW_MS)],
]

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * `npm run bench:refresh`: many requests find their token expired. Prints how many succeed, how often each client refreshes, and the median
 * latency that it adds to the slowest request.
 */
async function main(): Promise<void> {
  for (const [load, msOf] of LOADS) {
    print(`\n${load}, ${ROUNDS} rounds\n`)
    print('client                              succeeded        refreshes/round  added latency (median)')
    for (const contender of CONTENDERS) print(await measure(contender, msOf))
  }
}

async function measure({ name, open }: Contender, msOf: (i: number) => number): Promise<string> {
  const server = await startTokenServer()
  const slowest = Math.max(...Array.from({ length: REQUESTS }, (_, i) => msOf(i)))
  const added: number[] = []
  let succeeded = 0
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const client = open(server.url, server.expiredPair())
      const began = performance.now()
      const results = await Promise.allSettled(
        Array.from({ length: REQUESTS }, (_, i) => client(`/data?ms=${msOf(i)}`)),
      )
      added.push(performance.now() - began - slowest)
      succeeded += results.filter(({ status }) => status === 'fulfilled').length
    }
  } finally {
    server.stop()
  }
  const total = REQUESTS * ROUNDS
  const middle = added.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  const columns = [`${succeeded}/${total}`.padEnd(17), (server.refreshes() / ROUNDS).toFixed(2).padEnd(17)]
  return `${name.padEnd(36)}${columns.join('')}${middle.toFixed(0)} ms`
}

await main()
