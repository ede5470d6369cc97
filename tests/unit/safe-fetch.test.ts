import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSafeFetch, type SafeFetch } from '../../functions/src/platforms/safe-fetch.ts'

let server: Server
let origin: string
let port: number
const seen: { path: string; authorization: string | undefined; body: string }[] = []

/** Paths with a behaviour of their own; everything else says hello. */
const BEHAVIOUR: Record<
  string,
  () => { status: number; headers?: Record<string, string>; body?: Uint8Array | string }
> = {
  '/to-metadata': () => redirectTo('http://169.254.169.254/latest/meta-data/'),
  '/to-file': () => redirectTo('file:///etc/passwd'),
  '/to-other-origin': () => redirectTo(`http://other.test:${port}/hello`),
  '/to-hello': () => redirectTo('/hello'),
  '/in-circles': () => redirectTo('/in-circles'),
  '/bomb': () => ({ status: 200, headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(20_000_000)) }),
  '/large': () => ({ status: 200, body: Buffer.alloc(3_000_000) }),
}

function redirectTo(location: string) {
  return { status: 302, headers: { location } }
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const path = request.url ?? ''
  seen.push({ path, authorization: request.headers.authorization, body })
  if (path === '/never') return
  if (path === '/reset') {
    request.socket.destroy()
    return
  }
  const reply = BEHAVIOUR[path]?.() ?? { status: 200, body: 'hello' }
  response.writeHead(reply.status, reply.headers).end(reply.body)
}

beforeAll(async () => {
  server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Every name leads to this machine, as a hostile name server would have it. */
function localFetch(answers: string[][] = []): { fetch: SafeFetch; asked: string[] } {
  const asked: string[] = []
  const resolve = (name: string) => {
    asked.push(name)
    return Promise.resolve(answers.shift() ?? ['127.0.0.1'])
  }
  return { fetch: createSafeFetch({ allowPrivate: true, resolve }), asked }
}

describe('a call to an address that a user typed', () => {
  test('connects to the address that was checked: a name that changes its mind afterwards is not asked again', async () => {
    const { fetch, asked } = localFetch([['127.0.0.1'], ['203.0.113.7']])
    const reply = await fetch(`http://rebind.test:${port}/hello`)
    expect(await reply.text()).toBe('hello')
    expect(asked).toEqual(['rebind.test'])
  })

  test('a name is refused when only one of its addresses is inside', async () => {
    const fetch = createSafeFetch({ resolve: () => Promise.resolve(['93.184.215.14', '10.0.0.8']) })
    await expect(fetch('https://half.example.com')).rejects.toMatchObject({ code: 'address_refused' })
  })

  test.each(['/to-metadata', '/to-file'])('a redirect is checked like the first address: %s', async (path) => {
    await expect(localFetch().fetch(`${origin}${path}`)).rejects.toMatchObject({ code: 'address_refused' })
  })

  test('a redirect to another origin loses the credentials, one within the origin keeps them', async () => {
    const { fetch } = localFetch()
    const init = { headers: { authorization: 'Bearer secret' } }
    seen.length = 0
    await fetch(`${origin}/to-other-origin`, init)
    await fetch(`${origin}/to-hello`, init)
    const passed = seen.filter(({ path }) => path === '/hello').map(({ authorization }) => authorization)
    expect(passed).toEqual([undefined, 'Bearer secret'])
  })

  test('redirects end after three', async () => {
    seen.length = 0
    await expect(localFetch().fetch(`${origin}/in-circles`)).rejects.toMatchObject({ failure: 'redirect' })
    expect(seen).toHaveLength(4)
  })

  test('a body is never carried to where a redirect points', async () => {
    seen.length = 0
    const init = { method: 'POST', body: '{"password":"x"}' }
    await expect(localFetch().fetch(`${origin}/to-hello`, init)).rejects.toMatchObject({
      failure: 'redirect',
      sent: true,
    })
    expect(seen.map(({ path }) => path)).toEqual(['/to-hello'])
  })

  test('replies above the limit are cut off, compressed ones by their real size', async () => {
    const { fetch } = localFetch()
    await expect(fetch(`${origin}/large`)).rejects.toMatchObject({ failure: 'too_large' })
    await expect(fetch(`${origin}/bomb`)).rejects.toMatchObject({ failure: 'too_large' })
    expect((await (await fetch(`${origin}/large`, {}, { maxBytes: 4_000_000 })).arrayBuffer()).byteLength).toBe(
      3_000_000,
    )
  })

  test('silence is given up in time, and the request counts as sent', async () => {
    const started = Date.now()
    const call = localFetch().fetch(`${origin}/never`, {}, { timeout: 300 })
    await expect(call).rejects.toMatchObject({ failure: 'timeout', sent: true })
    expect(Date.now() - started).toBeLessThan(NETWORK_CALL_TIMEOUT)
  })

  test('a name server that never answers is given up too, and nothing was sent', async () => {
    const fetch = createSafeFetch({ resolve: () => new Promise(() => undefined) })
    const call = fetch('https://slow-names.example.com', {}, { timeout: 300 })
    await expect(call).rejects.toMatchObject({ failure: 'timeout', sent: false })
  })

  test('the caller can give up earlier', async () => {
    const signal = AbortSignal.timeout(200)
    await expect(localFetch().fetch(`${origin}/never`, { signal })).rejects.toMatchObject({ failure: 'timeout' })
  })

  test('a closed port and a name without address were certainly not sent, a reset connection perhaps', async () => {
    const { fetch } = localFetch()
    await expect(fetch('http://127.0.0.1:9/')).rejects.toMatchObject({ failure: 'unreachable', sent: false })
    await expect(fetch(`${origin}/reset`)).rejects.toMatchObject({ failure: 'broken', sent: true })
    const nameless = createSafeFetch({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    await expect(nameless('https://gone.example.com')).rejects.toMatchObject({ failure: 'unresolved', sent: false })
    const empty = createSafeFetch({ resolve: () => Promise.resolve([]) })
    await expect(empty('https://empty.example.com')).rejects.toMatchObject({ failure: 'unresolved', sent: false })
  })

  test('method, headers and body arrive, and the reply keeps its status', async () => {
    seen.length = 0
    const { fetch } = localFetch()
    const init = { method: 'POST', body: 'grüße', headers: { authorization: 'Bearer t' } }
    expect((await fetch(`${origin}/echo`, init)).status).toBe(200)
    expect(seen).toEqual([{ path: '/echo', authorization: 'Bearer t', body: 'grüße' }])
  })
})
