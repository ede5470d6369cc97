import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * What the proxy does with a request, in this order: forwards it; forwards it late; forwards it and drops the response; drops the connection;
 * never responds; responds by itself.
 */
export type ProxyFault =
  | { kind: 'none' }
  | { kind: 'late'; ms: number }
  | { kind: 'lose_answer' }
  | { kind: 'cut' }
  | { kind: 'never' }
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body: string }

export type FaultProxy = {
  url: string
  /** Paths of all requests, oldest first. */
  seen: string[]
  /** Sets the fault of the next `times` requests whose path contains `path`; by default, of all requests. */
  set: (fault: ProxyFault, path?: string, times?: number) => void
  stop: () => Promise<void>
}

/** Starts a proxy in front of a real server that fails on demand. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let rule: { fault: ProxyFault; path: string; left: number } = { fault: { kind: 'none' }, path: '', left: 0 }
  const seen: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    seen.push(path)
    const isMeant = rule.left > 0 && path.includes(rule.path)
    if (isMeant) rule.left -= 1
    const fault = isMeant ? rule.fault : { kind: 'none' as const }
    serve(target, fault, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    seen,
    set: (fault, path = '', times = Infinity) => {
      rule = { fault, path, left: times }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function serve(target: string, fault: ProxyFault, request: IncomingMessage, response: ServerResponse) {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  if (fault.kind === 'cut') return response.destroy()
  if (fault.kind === 'never') return undefined
  if (fault.kind === 'answer') {
    return response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(fault.body)
  }
  if (fault.kind === 'late') await delay(fault.ms)
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const reply = await fetch(`${target}${request.url}`, {
    method: request.method ?? 'GET',
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const body = Buffer.from(await reply.arrayBuffer())
  if (fault.kind === 'lose_answer') return response.destroy()
  return response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' }).end(body)
}
