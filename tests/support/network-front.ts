import { createServer, request as callOn } from 'node:http'

/** A fake network, which gets the requests whose path starts with `path`. */
type Behind = { path: string; url: string }

/**
 * Starts a proxy at one address for fake networks whose real address is fixed. The first one with a matching path gets a request.
 * @returns a function that stops it
 */
export async function startNetworkFront(address: string, behind: readonly Behind[]): Promise<() => Promise<void>> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const target = behind.find((each) => path.startsWith(each.path))
    if (!target) return void outgoing.writeHead(404).end()
    const { method = 'GET', headers } = incoming
    const passed = callOn(new URL(path, target.url), { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
    return undefined
  })
  const { hostname, port } = new URL(address)
  await new Promise<void>((listening) => server.listen(Number(port), hostname, listening))
  return () =>
    new Promise((settle) => {
      server.close(() => settle())
      server.closeAllConnections()
    })
}
