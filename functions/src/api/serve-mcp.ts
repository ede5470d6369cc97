import { MCP_PATH } from '@postwright/core/api/public/public-endpoint'
import type { RequestHandler } from 'express'
import { authenticateAccess } from '../domain/api-access/authenticate-access.ts'
import { AppError } from '../domain/app-error.ts'
import type { Deps } from '../domain/ports/deps.ts'
import { countAccess } from '../http/bind-public-api.ts'
import { countCall } from '../http/rate-limit.ts'
import { readJsonBody } from '../http/read-body.ts'
import { requestFacts, requestIdOf } from '../http/request-facts.ts'

const CALLS_OF_ADDRESS = 600

/**
 * Serves the MCP interface for assistants, stateless: every request is independent, so that any process can answer it. The protocol
 * library is loaded with the first call.
 */
export function serveMcp(deps: Deps): RequestHandler {
  return async (request, response) => {
    const { ip } = requestFacts(request, requestIdOf(response), deps.config.hostingNetworks)
    await countCall(deps, 'assistants', ip, { perMinute: CALLS_OF_ADDRESS, by: 'address' })
    const caller = await authenticateAccess(deps, request.get('authorization'), { byAssistant: true }).catch(
      (error: unknown) => {
        if (error instanceof AppError) response.set('WWW-Authenticate', challenge(deps, error))
        throw error
      },
    )
    await countAccess(deps, caller, response)
    const { answerMcp } = await import('./mcp-server.ts')
    const message = readJsonBody(request)
    const answer = await answerMcp(deps, caller, { message, headers: headersOf(request.headers) })
    response.status(answer.status)
    const type = answer.headers.get('content-type')
    if (type !== null) response.set('Content-Type', type)
    response.send(Buffer.from(await answer.arrayBuffer()))
  }
}

/** Rejects requests other than calls: no session exists that could be streamed or ended. */
export const refuseMcpStreams: RequestHandler = (_request, response) => {
  response.status(405).set('Allow', 'POST').json({})
}

/** Returns the challenge that tells a client without a valid token where to request one. */
function challenge({ config }: Pick<Deps, 'config'>, { code }: AppError): string {
  const metadata = `resource_metadata="${config.appOrigin}/.well-known/oauth-protected-resource${MCP_PATH}"`
  return code === 'unauthenticated' ? `Bearer ${metadata}` : `Bearer error="invalid_token", ${metadata}`
}

const READ_HEADERS = ['accept', 'mcp-protocol-version'] as const

function headersOf(headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const read = new Headers({ 'content-type': 'application/json' })
  for (const name of READ_HEADERS) {
    const value = headers[name]
    if (typeof value === 'string') read.set(name, value)
  }
  return read
}
