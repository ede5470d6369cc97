import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EMULATORS } from './emulators.ts'

/** A server in front of hosting that can change files, as a newer version would, or stop. */
export type FrontServer = {
  origin: string
  /** Appends `more` to the responses for `path`. */
  append: (path: string, more: string) => void
  /** Stops the server, so that it no longer responds. */
  stop: () => Promise<void>
  /** Returns the paths requested since the last call. */
  takeAsked: () => string[]
}

const PASSED = ['content-type', 'cache-control', 'content-security-policy', 'location']

/** Starts a server on a port of its own that forwards all requests to hosting. */
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
