import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EMULATORS } from './emulators.ts'

/** The product behind a server of the test's own, which can be replaced by a newer version or vanish. */
export type FrontServer = {
  origin: string
  /** From now on `path` is answered with `more` at its end. */
  append: (path: string, more: string) => void
  /** The server does not answer any more. */
  stop: () => Promise<void>
  /** Addresses that were asked for since the last call. */
  takeAsked: () => string[]
}

const PASSED = ['content-type', 'cache-control', 'content-security-policy', 'location']

/** Starts a server that passes everything on to hosting, on a port of its own. */
export async function startFrontServer(): Promise<FrontServer> {
  const additions = new Map<string, string>()
  let asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    void fetch(`${EMULATORS.web}${path}`, { redirect: 'manual' })
      .then(async (reply) => {
        for (const name of PASSED) {
          const value = reply.headers.get(name)
          if (value !== null) response.setHeader(name, value)
        }
        const body = Buffer.from(await reply.arrayBuffer())
        response.writeHead(reply.status).end(Buffer.concat([body, Buffer.from(additions.get(path) ?? '')]))
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    append: (path, more) => void additions.set(path, more),
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle())
        server.closeAllConnections()
      }),
    takeAsked: () => {
      const taken = asked
      asked = []
      return taken
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
