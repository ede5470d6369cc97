import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Answer = {
  status?: number
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Writes the response itself and replaces the other fields. */
  write?: (response: ServerResponse) => void
}

export type RadarSite = {
  origin: string
  /** Sets the response of a path; without a query, for all queries. */
  set: (path: string, answer: Answer | ((request: IncomingMessage) => Answer)) => void
  /** Number of requests of a path, with its query. */
  asked: (path: string) => number
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  close: () => void
}

/** Serves a third party's site whose pages the test sets. */
export async function serveRadarSite(): Promise<RadarSite> {
  const pages = new Map<string, Answer | ((request: IncomingMessage) => Answer)>()
  const requests: RadarSite['requests'] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers })
    const found = pages.get(path) ?? pages.get(path.split('?')[0] ?? '')
    const answer = typeof found === 'function' ? found(request) : found
    if (answer?.write) return answer.write(response)
    return response.writeHead(answer ? (answer.status ?? 200) : 404, answer?.headers).end(answer?.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    set: (path, answer) => void pages.set(path, answer),
    asked: (path) => requests.filter((each) => each.path === path).length,
    requests,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Item = { id: string; title: string; at: number; more?: string }

/** An RSS feed with these items. */
export function rssOf(items: readonly Item[], title = 'Oak journal'): string {
  const written = items.map(
    ({ id, title: name, at, more = '' }) =>
      `<item><guid isPermaLink="false">${id}</guid><title>${name}</title><link>https://oak.example/${id}</link>` +
      `<pubDate>${new Date(at).toUTCString()}</pubDate>${more}</item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title>${written.join('')}</channel></rss>`
}
