import { API_BASE } from '@postwright/core/endpoint'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { z } from 'zod'

/** Content headers as sent by the client, hidden from the platform's parsers. */
export type DeclaredBody = { contentType: string | undefined; contentEncoding: string | undefined }

const startedSchema = z.object({ request: z.instanceof(IncomingMessage) })
const declared = new WeakMap<IncomingMessage, DeclaredBody>()

/**
 * Makes the application reply to requests that the platform would otherwise reject with an HTML page before the application runs: malformed JSON,
 * bodies that decompress to gigabytes, URLs that cannot be decoded. To achieve this, every request of this process looks like plain bytes to the
 * platform; the original headers are read from here.
 */
export function shieldFromPlatform(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = startedSchema.parse(message)
    declared.set(request, fromHeaders(request))
    delete request.headers['content-encoding']
    if (request.headers['content-type'] !== undefined) request.headers['content-type'] = 'application/octet-stream'
    if (!isDecodable(request.url)) request.url = API_BASE
  })
}

/** Returns content type and encoding as the client sent them. */
export function declaredBody(request: IncomingMessage): DeclaredBody {
  return declared.get(request) ?? fromHeaders(request)
}

function fromHeaders({ headers }: IncomingMessage): DeclaredBody {
  return { contentType: headers['content-type'], contentEncoding: headers['content-encoding'] }
}

function isDecodable(url = ''): boolean {
  try {
    // NOTE the bundler drops a call whose result is unused, even if it is made only for its exception.
    return decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}
