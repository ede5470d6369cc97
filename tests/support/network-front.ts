import { createServer, request as callOn } from 'node:http'

/** An imitated network behind the front: it gets what is asked for below its path. */
type Behind = { path: string; url: string }

/**
 * Networks that the product knows by an address of their own answer at one port here: the first whose path fits gets the call.
 * @returns the way to stop
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
