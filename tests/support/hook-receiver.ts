import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'

type Seen = { headers: IncomingHttpHeaders; body: string }
type HookReply = { status?: number; body?: string; location?: string; after?: number }

export type HookReceiver = {
  address: string
  seen: () => readonly Seen[]
  ids: () => string[]
  /** Sets the response from now on, by default 200 at once. */
  answerWith: (reply: HookReply) => void
  close: () => Promise<void>
}

/** Starts a webhook receiver that records its calls. */
export async function startHookReceiver(): Promise<HookReceiver> {
  const seen: Seen[] = []
  let next: HookReply = {}
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      seen.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      const { status = 200, body = 'ok', location, after = 0 } = next
      setTimeout(() => response.writeHead(status, location === undefined ? {} : { location }).end(body), after)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the receiver has no port')
  return {
    address: `http://127.0.0.1:${bound.port}/hook`,
    seen: () => seen,
    ids: () => seen.map(({ headers }) => String(headers['webhook-id'])),
    answerWith: (reply) => {
      next = reply
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** Verifies a call as receivers do. @returns the event @throws WebhookVerificationError */
export function verifyHookCall(key: string, { headers, body }: Seen): unknown {
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  return new Webhook(key).verify(body, named)
}
