import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { z } from 'zod'

/** What the client declared about its body, kept from the platform's parsers. */
export type DeclaredBody = { contentType: string | undefined; contentEncoding: string | undefined }

const startedSchema = z.object({ request: z.instanceof(IncomingMessage) })
const declared = new WeakMap<IncomingMessage, DeclaredBody>()

/**
 * Hands bodies to the application untouched. Cloud Functions parses bodies before the application runs: malformed JSON
 * would be answered with an HTML page, and a compressed body unpacked without a useful limit. So every request of
 * this process is presented to the platform as plain bytes, and the application reads what was declared from here.
 */
export function keepBodiesRaw(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = startedSchema.parse(message)
    declared.set(request, fromHeaders(request))
    delete request.headers['content-encoding']
    if (request.headers['content-type'] !== undefined) request.headers['content-type'] = 'application/octet-stream'
  })
}

/** Content type and encoding as the client sent them. */
export function declaredBody(request: IncomingMessage): DeclaredBody {
  return declared.get(request) ?? fromHeaders(request)
}

function fromHeaders({ headers }: IncomingMessage): DeclaredBody {
  return { contentType: headers['content-type'], contentEncoding: headers['content-encoding'] }
}
