import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Accepted, FakeReply, FakeRequest } from './fake-message.ts'
import type { Fault, ScriptedFault } from './fault.ts'
import { createFaultScript } from './fault-script.ts'
import type { LedgerEntry } from './ledger.ts'
import { ledgerPage } from './ledger-page.ts'
import { matchRoute } from './match-route.ts'
import { readBody } from './read-body.ts'
import { Refusal } from './refusal.ts'
import { retryAfter } from './retry-after.ts'

/** Handlers by method and path: `'POST /api/v1/statuses'`, `'GET /media/:id'`. The first that fits is called. */
export type Routes = Record<string, (request: FakeRequest) => FakeReply | Promise<FakeReply>>

export type FakeOptions = {
  /** Title of the fake's page. */
  name: string
  routes: Routes
  /** The network's error body for a status: an unknown path (404), too large a request (413), or a fault's status. */
  failure: (status: number) => unknown
  /** The network's own reply when access has ended. */
  expired: () => FakeReply
  /** Forgets what the network stores; called by `reset`. */
  forget?: () => void
  /** 0, the default: any free port. */
  port?: number
  now?: () => number
  /** The largest request that the network reads, in bytes. */
  maxBytes?: number
}

export type Fake = {
  url: string
  /** All calls, oldest first, except for the fake's own page. */
  ledger: LedgerEntry[]
  script: (fault: ScriptedFault) => void
  /** Forgets faults only. */
  heal: () => void
  /** Forgets calls, faults and what the network stored. */
  reset: () => void
  close: () => Promise<void>
}

const MAX_BYTES = 512 * 1024 * 1024

/** A local network with a ledger of every call and scripted faults; its handlers decide how strict it is. */
export async function startFake(options: FakeOptions): Promise<Fake> {
  const ledger: LedgerEntry[] = []
  const faults = createFaultScript()
  const server = createServer((request, response) => {
    answer(options, { ledger, take: faults.take }, request, response).catch((error: unknown) => {
      // A fault of the fake itself must not look like one of the network.
      response.writeHead(599, { 'content-type': 'text/plain' }).end(`the fake failed: ${String(error)}`)
    })
  })
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    ledger,
    script: faults.add,
    heal: faults.clear,
    reset: () => {
      ledger.length = 0
      faults.clear()
      options.forget?.()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

type Records = { ledger: LedgerEntry[]; take: (method: string, path: string) => Fault | null }

async function answer(options: FakeOptions, records: Records, incoming: IncomingMessage, response: ServerResponse) {
  const at = options.now?.() ?? Date.now()
  const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://fake')
  const method = incoming.method ?? 'GET'
  const isPage = method === 'GET' && path === '/'
  const fault = isPage ? null : records.take(method, path)
  const cutAfter = typeof fault === 'object' && fault && 'cutAfter' in fault ? fault.cutAfter : null
  const raw = await readAll(incoming, options.maxBytes ?? MAX_BYTES, cutAfter ?? Infinity)
  if (isPage) return send(response, page(options.name, records.ledger))
  const headers = headersOf(incoming)
  const body = await readBody(headers['content-type'] ?? '', raw ?? new Uint8Array())
  const note = (status: number | null, accepted: Accepted | null = null, said?: unknown) => {
    const asked = { at, method, path, query: Object.fromEntries(query), headers, body }
    records.ledger.push({ ...asked, status, reply: said, accepted })
  }
  if (fault === 'cut' || cutAfter !== null) {
    note(null)
    return response.destroy()
  }
  if (typeof fault === 'object' && fault && 'slow' in fault) await wait(fault.slow)
  const own = fault === 'never_finishes' || (typeof fault === 'object' && fault && 'hidden' in fault) ? fault : null
  const request = { method, path, params: {}, query, headers, body, raw: raw ?? new Uint8Array(), fault: own, at }
  const reply = raw === null ? refusal(options, 413) : (byFault(options, fault) ?? (await handle(options, request)))
  if (fault === 'silent_stored') {
    note(null, reply.accepted)
    return response.destroy()
  }
  note(reply.status, reply.accepted, reply.body)
  return send(response, reply)
}

async function handle(options: FakeOptions, request: FakeRequest): Promise<FakeReply> {
  for (const [pattern, handler] of Object.entries(options.routes)) {
    const params = matchRoute(pattern, request.method, request.path)
    if (!params) continue
    try {
      return await handler({ ...request, params })
    } catch (error) {
      if (error instanceof Refusal) return error.reply
      throw error
    }
  }
  return refusal(options, 404)
}

function byFault(options: FakeOptions, fault: Fault | null): FakeReply | null {
  if (fault === 'token_expired') return options.expired()
  if (fault === null || typeof fault === 'string' || !('status' in fault)) return null
  const wanted: Record<string, string> =
    fault.retryAfter === undefined ? {} : { 'retry-after': retryAfter(fault.retryAfter) }
  const body = fault.body === undefined ? options.failure(fault.status) : fault.body
  return { status: fault.status, headers: { ...wanted, ...fault.headers }, body }
}

const refusal = (options: FakeOptions, status: number): FakeReply => ({ status, body: options.failure(status) })

const page = (name: string, ledger: LedgerEntry[]): FakeReply => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: ledgerPage(name, ledger),
})

function send(response: ServerResponse, { status, headers = {}, body }: FakeReply) {
  if (isIterated(body)) {
    response.writeHead(status, headers)
    const pieces = Readable.from(body).on('error', () => response.destroy())
    response.on('close', () => pieces.destroy())
    return pieces.pipe(response)
  }
  if (body === undefined || body === null) return response.writeHead(status, headers).end()
  if (body instanceof Uint8Array) return response.writeHead(status, headers).end(body)
  if (typeof body === 'string')
    return response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body)
  return response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function isIterated(body: unknown): body is AsyncIterable<string> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )
}

/** Null when the body is larger than `maxBytes`, or has reached `cutAfter` bytes. */
async function readAll(incoming: IncomingMessage, maxBytes: number, cutAfter: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.byteLength
    if (size >= cutAfter) return null
    if (size <= maxBytes) chunks.push(chunk)
  }
  return size <= maxBytes ? Buffer.concat(chunks) : null
}
