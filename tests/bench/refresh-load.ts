import { getHealth } from '@postwright/core/api/health'
import { refreshToken } from '@postwright/core/api/auth'
import autocannon, { type Request, type Result } from 'autocannon'
import { z } from 'zod'
import { type Chain, openChains } from './open-chains.ts'
import { startApi } from './start-api.ts'

const CHAINS = 200
const CONNECTIONS = 40
const WARM_UP = 200
const REQUESTS = 600
const ROUNDS = 3

const pairSchema = z.object({ refreshToken: z.string() })
/** Refusals, broken connections, and refreshes that did not rotate the token. */
const faults: string[] = []

const { POSTWRIGHT_FUNCTIONS_FOLDER: folder, FIREBASE_AUTH_EMULATOR_HOST: auth, GCLOUD_PROJECT: project } = process.env
if (!folder || !auth || !project) throw new Error('Run this with npm run bench:refresh.')

/**
 * Part of `npm run bench:refresh`: measures rotations per second of the API in one process on the Firestore emulator. The baseline is the health
 * check of the same process: one read each of Firestore and Auth, and one rate limit, as in every call.
 */
async function main(): Promise<void> {
  const api = await startApi(folder ?? '', project ?? '')
  try {
    const chains = await openChains(api.url, auth ?? '', CHAINS)
    await loadHealth(api.url, chains, WARM_UP)
    await loadRefreshes(api.url, chains, WARM_UP)
    const health: Result[] = []
    const refreshes: Result[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      health.push(await loadHealth(api.url, chains, REQUESTS))
      refreshes.push(await loadRefreshes(api.url, chains, REQUESTS))
    }
    print(health, refreshes)
  } finally {
    api.stop()
  }
  for (const fault of new Set(faults)) process.stderr.write(`${fault}\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

/** Each connection has chains of its own and refreshes them in turn, always with the newest token of the chain. */
function loadRefreshes(url: string, chains: readonly Chain[], amount: number): Promise<Result> {
  return load(`${url}${refreshToken.path}`, chains, amount, (chain) => ({
    request: {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': chain.address },
      body: JSON.stringify({ refreshToken: chain.token }),
    },
    answered: (body) => {
      const parsed = pairSchema.safeParse(body)
      const next = parsed.success ? parsed.data.refreshToken : ''
      if (turnOf(next) !== turnOf(chain.token) + 1) faults.push('a refresh was no rotation')
      chain.token = next
    },
  }))
}

function loadHealth(url: string, chains: readonly Chain[], amount: number): Promise<Result> {
  return load(`${url}${getHealth.path}`, chains, amount, ({ address }) => ({
    request: { method: 'GET', headers: { 'x-forwarded-for': address } },
    answered: () => {},
  }))
}

type Call = { request: Request; answered: (body: unknown) => void }

async function load(url: string, chains: readonly Chain[], amount: number, callOf: (chain: Chain) => Call) {
  let opened = 0
  const result = await autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    setupClient: (client) => {
      const own = chains.filter((_, index) => index % CONNECTIONS === opened % CONNECTIONS)
      opened += 1
      client.setRequests([inTurn(own, callOf)])
    },
  })
  const { errors, non2xx, timeouts } = result
  if (errors + non2xx + timeouts > 0) faults.push(`${url}: ${errors} errors, ${non2xx} refusals, ${timeouts} timeouts`)
  return result
}

/** NOTE a request may be built more often than it is sent, so only an answer moves on to the next chain. */
function inTurn(chains: readonly Chain[], callOf: (chain: Chain) => Call): Request {
  let answers = 0
  const call = () => {
    const chain = chains[answers % chains.length]
    if (!chain) throw new Error('There are fewer chains than connections.')
    return callOf(chain)
  }
  return {
    setupRequest: (defaults) => ({ ...defaults, ...call().request }),
    onResponse: (_status, body) => {
      call().answered(JSON.parse(body))
      answers += 1
    },
  }
}

function turnOf(token: string): number {
  return Number(token.split('.')[1])
}

function print(health: Result[], refreshes: Result[]): void {
  const [base, own] = [middle(health), middle(refreshes)]
  const line = (name: string, result: Result) => {
    const { p50, p99 } = result.latency
    return `${name.padEnd(36)}${rateOf(result).toFixed(0).padEnd(17)}${`${p50} ms`.padEnd(17)}${p99} ms`
  }
  const lines = [
    `\nThe server, one process, ${CONNECTIONS} connections, ${CHAINS} sessions, ${ROUNDS} rounds of ${REQUESTS}, the middle one\n`,
    'call                                requests/s       median           99 %',
    line('GET /health (reads only)', base),
    line('POST /auth/token/refresh (rotation)', own),
    `\nA rotation costs ${(rateOf(base) / rateOf(own)).toFixed(2)} health checks; ${faults.length} errors in ${ROUNDS * REQUESTS} rotations.`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** NOTE the load generator's own average is of whole seconds, too coarse for a round of some hundred requests. */
function rateOf({ requests, duration }: Result): number {
  return requests.total / duration
}

function middle(rounds: readonly Result[]): Result {
  const found = rounds.toSorted((a, b) => rateOf(a) - rateOf(b))[Math.floor(rounds.length / 2)]
  if (!found) throw new Error('Nothing was measured.')
  return found
}

await main()
