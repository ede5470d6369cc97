import {
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY_MAX,
  type PublicEndpoint,
} from '@postwright/core/api/public/public-endpoint'
import { API_CALLS_PER_MINUTE } from '@postwright/core/model/api-key'
import type { ServiceId } from '@postwright/core/model/service-switch'
import type { RequestHandler, Response } from 'express'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '../domain/app-error.ts'
import { type ApiCaller, authenticateAccess, actingFor } from '../domain/api-access/authenticate-access.ts'
import { callIdOf, runOnce } from '../domain/api-access/run-once.ts'
import type { Deps } from '../domain/ports/deps.ts'
import { FIELD_WORDS, fieldSentences } from '../domain/error-words.ts'
import { fillWords } from '../domain/fill-words.ts'
import { parseReply, readContent } from './bind.ts'
import { countCall } from './rate-limit.ts'
import { requestFacts, requestIdOf } from './request-facts.ts'

type Content<Input extends z.ZodType> = {
  deps: Deps
  caller: ApiCaller
  input: z.output<Input>
  /** Bytes of the uploaded file for a `binary` operation, otherwise empty. */
  body: Uint8Array
  /** Id of the object that the call creates: the same for a retried call. */
  newId: string
}

type Reply<Output extends z.ZodType> = Promise<z.input<Output>>

/** `recover` replies to an idempotent call that failed after its result was stored; without it, the work is repeated, which changes nothing. */
type Options<Input extends z.ZodType, Output extends z.ZodType> = {
  recover?: (content: Content<Input>) => Reply<Output>
  service?: ServiceId
}

/** Unparsed input of a request or a tool call. */
export type RawCall = { caller: ApiCaller; input: unknown; body: Uint8Array; idempotencyKey: string | null }

export type PublicReply = { status: number; body: string; isReplayed: boolean }

/** Operation of the public API that can be called by HTTP or as a tool. */
export type PublicRoute = {
  endpoint: PublicEndpoint
  call: (deps: Deps, call: RawCall) => Promise<PublicReply>
}

/** Binds the contract of an operation to its handler: checks the scope, parses, runs once, parses the reply. */
export function bindPublicApi<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: PublicEndpoint<Input, Output>,
  handler: (content: Content<Input>) => Reply<Output>,
  { recover = handler, service }: Options<Input, Output> = {},
): PublicRoute {
  return {
    endpoint,
    call: async (deps, { caller, input: raw, body, idempotencyKey }) => {
      const { scope, name, status = 200 } = endpoint
      if (scope !== null && !caller.scopes.includes(scope)) throw new AppError('scope_missing', { message: name })
      const input = parseInput(endpoint, raw)
      const { workspaceId } = caller.access
      if (service !== undefined) await deps.services.require(service, { workspaceId })
      const acting = actingFor(deps, caller.access)
      const reply = async (by: Deps, run: typeof handler, newId: string) =>
        parseReply(endpoint, await run({ deps: by, caller, input, body, newId }))
      if (idempotencyKey === null || endpoint.method === 'GET') {
        return { status, body: JSON.stringify(await reply(acting, handler, deps.ids.random())), isReplayed: false }
      }
      const named = { accessId: caller.access.id, key: idempotencyKey }
      const newId = `api-${callIdOf(named).slice(0, 40)}`
      const fingerprint = fingerprintOf(name, input, body)
      return runOnce(
        acting,
        { ...named, workspaceId, uid: caller.uid, fingerprint, status },
        { do: (by) => reply(by, handler, newId), recover: (by) => reply(by, recover, newId) },
      )
    },
  }
}

/** Returns the request handler of a route: applies the rate limits, authenticates, reports the remaining calls, and runs the operation. */
export function servePublicRoute(deps: Deps, { endpoint, call }: PublicRoute): RequestHandler {
  return async (request, response) => {
    const { ip } = requestFacts(request, requestIdOf(response), deps.config.hostingNetworks)
    await countCall(deps, 'public API', ip, { perMinute: CALLS_OF_ADDRESS, by: 'address' })
    const caller = await authenticateAccess(deps, request.get('authorization'), { byAssistant: false })
    await countAccess(deps, caller, response)
    const { body, input } = readContent(endpoint, request)
    const idempotencyKey = readIdempotencyKey(request.get(IDEMPOTENCY_HEADER))
    const reply = await call(deps, { caller, input, body, idempotencyKey })
    if (reply.isReplayed) response.set('Idempotency-Replayed', 'true')
    response.status(reply.status).type('json').send(reply.body)
  }
}

/** Calls per minute from one network address; limits look-ups of keys that don't exist. */
const CALLS_OF_ADDRESS = 600

/** Counts a call of a key or assistant, and reports the remaining calls in the reply. @throws `rate_limited` */
export async function countAccess(deps: Deps, { access }: ApiCaller, response: Pick<Response, 'set'>): Promise<void> {
  const max = API_CALLS_PER_MINUTE * deps.config.rateLimitScale
  const { isOver, remaining, secondsLeft } = await deps.rateLimits.count(`access|${access.id}`, max)
  response.set({
    'RateLimit-Limit': String(max),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(secondsLeft),
  })
  if (isOver) throw new AppError('rate_limited', { message: access.id, retryAfter: secondsLeft })
}

function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null
  if (header.length > 0 && header.length <= IDEMPOTENCY_KEY_MAX) return header
  const sentence = fillWords(FIELD_WORDS.idempotencyKey, { max: IDEMPOTENCY_KEY_MAX })
  throw new AppError('validation_failed', { fields: { [IDEMPOTENCY_HEADER]: sentence } })
}

function parseInput<Input extends z.ZodType>({ input }: PublicEndpoint<Input>, raw: unknown): z.output<Input> {
  const parsed = input.safeParse(raw)
  if (parsed.success) return parsed.data
  throw new AppError('validation_failed', { fields: fieldSentences(parsed.error) })
}

/** Returns the fingerprint of a parsed request, whose fields are in the contract's order, so the order in which a client sends them is irrelevant. */
function fingerprintOf(name: string, input: unknown, body: Uint8Array): string {
  return createHash('sha256')
    .update(`${name}|${JSON.stringify(input)}|`)
    .update(body)
    .digest('hex')
}
