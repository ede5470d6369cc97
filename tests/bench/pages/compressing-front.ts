import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const OK = 200
const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/
const PASSED = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'location',
  'etag',
  'x-content-type-options',
]
/** Brotli quality, about that of Firebase Hosting. */
const QUALITY = 5

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/**
 * Compresses the responses of the hosting emulator, as Firebase Hosting does in production, so that measured pages have their real size. Caches
 * all responses but the API's, so that compression takes no time in later visits.
 */
export async function startCompressingFront(hosting: string): Promise<{ origin: string; stop: () => void }> {
  const made = new Map<string, Answer>()

  async function answerFor(request: IncomingMessage): Promise<Answer> {
    const path = request.url ?? '/'
    const known = made.get(path)
    if (known) return known
    const answer = await ask(`${hosting}${path}`)
    if (!path.startsWith('/api/')) made.set(path, answer)
    return answer
  }

  const server = createServer((request, response) => {
    void answerFor(request).then(
      ({ status, headers, body }) => {
        const isKnown = headers['etag'] !== undefined && request.headers['if-none-match'] === headers['etag']
        if (isKnown) response.writeHead(304, headers).end()
        else response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function ask(address: string): Promise<Answer> {
  const reply = await fetch(address, { redirect: 'manual' })
  const headers = Object.fromEntries(
    PASSED.flatMap((name) => {
      const value = reply.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const body = Buffer.from(await reply.arrayBuffer())
  if (reply.status !== OK || !COMPRESSED.test(headers['content-type'] ?? ''))
    return { status: reply.status, headers, body }
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  return {
    status: OK,
    headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' },
    body: await compress(body, { params }),
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
