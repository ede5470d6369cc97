import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPagesApp } from '../../../functions/src/compose/create-pages-app.ts'
import type { Deps } from '../../../functions/src/domain/ports/deps.ts'
import { createTestClock, type TestClock } from '../../support/clock.ts'

let server: Server
let origin: string
let clock: TestClock
let reads: number
beforeEach(async () => {
  clock = createTestClock(Date.UTC(2026, 10, 28, 12))
  reads = 0
  const deps = {
    clock,
    config: { appOrigin: 'http://127.0.0.1', hostingNetworks: [], rateLimitScale: 0.005 },
    pageNames: { get: async () => ((reads += 1), null) },
    logger: console,
  } as unknown as Deps
  server = createServer(createPagesApp(deps))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  origin = `http://127.0.0.1:${address.port}`
})
afterEach(() => server.close())

it('an address that asks for ever more pages has to wait for the next minute, and costs no read', async () => {
  const ask = async (name: string) => fetch(`${origin}/@${name}`)
  for (const name of ['oak', 'elm', 'ash']) expect((await ask(name)).status).toBe(404)
  clock.advance(15_000)
  const refused = await ask('fir')
  expect([refused.status, refused.headers.get('retry-after'), reads]).toEqual([429, '45', 3])
  clock.advance(45_000)
  expect((await ask('fir')).status).toBe(404)
})
