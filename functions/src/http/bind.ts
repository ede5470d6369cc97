import type { Endpoint } from '@postwright/core/endpoint'
import type { Request, RequestHandler, Response } from 'express'
import type { ServiceId } from '@postwright/core/model/service-switch'
import { z } from 'zod'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import type { Caller } from '../domain/caller.ts'
import {
  authenticate,
  authenticateAdmin,
  requireReauthentication,
  requireSecondFactorLately,
} from '../domain/tokens/authenticate.ts'
import { fieldSentences } from '../domain/error-words.ts'
import type { ServicePlace } from '../domain/ports/operator.ts'
import { countCall, type RateLimit } from './rate-limit.ts'
import { readFileBody, readJsonBody } from './read-body.ts'
import { type RequestFacts, requestFacts, requestIdOf } from './request-facts.ts'

/** One endpoint ready to be mounted. */
export type Route = { endpoint: Endpoint; limit: RateLimit; handle: (deps: Deps) => RequestHandler }

type Content<Input extends z.ZodType> = {
  deps: Deps
  input: z.output<Input>
  /** The file of a `binary` endpoint, otherwise empty. */
  body: Uint8Array
  request: RequestFacts
}

type SignedInOptions = {
  limit: RateLimit
  /** For calls that must succeed again after the session has ended. */
  acceptEndedSession?: boolean
  /** For calls that require a re-authentication of the last minutes; or only of people with a second factor. */
  sensitive?: boolean | 'with_second_factor'
  /** For calls that are refused while a service is off for the workspace that they name, or else for the caller. */
  service?: ServiceId
}

/** Contract and handler of a call that a signed-in person makes: limit, authenticate, parse, run, parse the reply. */
export function bind<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  { limit, acceptEndedSession = false, sensitive = false, service }: SignedInOptions,
  handler: (content: Content<Input> & { caller: Caller }) => Promise<z.input<Output>>,
): Route {
  // Another order of checks would reveal to other callers which routes exist.
  if (endpoint.auth === 'admin' && limit.by !== 'account')
    throw new Error(`${endpoint.path} has to be limited by account.`)
  if (endpoint.auth === 'public') throw new Error(`${endpoint.path} is public: bind it with bindPublic.`)
  return toRoute(endpoint, limit, async (deps, request, facts) => {
    const name = `${endpoint.method} ${endpoint.path}`
    if (limit.by !== 'account') await countCall(deps, name, facts.ip, limit)
    const identify = endpoint.auth === 'admin' ? authenticateAdmin : authenticate
    const caller = await identify(deps, request.get('authorization'), { acceptEnded: acceptEndedSession })
    if (limit.by !== 'address') await countCall(deps, name, caller.uid, limit)
    if (sensitive === 'with_second_factor') await requireSecondFactorLately(deps, caller)
    else if (sensitive) await requireReauthentication(deps, caller)
    const content = readContent(endpoint, request)
    if (service !== undefined) await deps.services.require(service, placeOf(content.input, caller))
    return handler({ deps, caller, request: facts, ...content })
  })
}

const inWorkspaceSchema = z.object({ workspaceId: z.string() })

function placeOf(input: unknown, { uid }: Caller): ServicePlace {
  const place = inWorkspaceSchema.safeParse(input)
  return place.success ? place.data : { uid }
}

/** Contract and handler of a public call. */
export function bindPublic<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  { limit }: { limit: RateLimit & { by: 'address' } },
  handler: (content: Content<Input>) => Promise<z.input<Output>>,
): Route {
  if (endpoint.auth !== 'public') throw new Error(`${endpoint.path} is not public: bind it with bind.`)
  return toRoute(endpoint, limit, async (deps, request, facts) => {
    await countCall(deps, `${endpoint.method} ${endpoint.path}`, facts.ip, limit)
    return handler({ deps, request: facts, ...readContent(endpoint, request) })
  })
}

function toRoute<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  limit: RateLimit,
  run: (deps: Deps, request: Request, facts: RequestFacts) => Promise<z.input<Output>>,
): Route {
  return {
    endpoint,
    limit,
    handle: (deps) => async (request: Request, response: Response) => {
      const facts = requestFacts(request, requestIdOf(response), deps.config.hostingNetworks)
      const reply = await run(deps, request, facts)
      response.status(endpoint.status ?? 200).json(parseReply(endpoint, reply))
    },
  }
}

/**
 * Path values outrank the body's or the query's; what the contract does not name is dropped. A call with a JSON body takes
 * nothing from the query, and refuses one: addresses are written into logs, and passwords and tokens do not belong there.
 */
export function readContent<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  request: Request,
): { input: z.output<Input>; body: Uint8Array } {
  const isFile = endpoint.body === 'binary'
  const takesQuery = isFile || endpoint.method === 'GET' || endpoint.method === 'DELETE'
  if (!takesQuery && Object.keys(request.query).length > 0) {
    throw new AppError('validation_failed', { detail: 'Send the values in the body, not in the address.' })
  }
  const body = isFile ? readFileBody(request, endpoint.file) : new Uint8Array()
  const values = isFile ? {} : readJsonBody(request)
  const parsed = endpoint.input.safeParse({ ...request.query, ...values, ...request.params })
  if (!parsed.success) throw new AppError('validation_failed', { fields: fieldSentences(parsed.error) })
  return { input: parsed.data, body }
}

export function parseReply<Output extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, Output>,
  reply: unknown,
): z.output<Output> {
  const parsed = endpoint.output.safeParse(reply)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new AppError('internal', { message: `the reply of ${endpoint.path} breaks its contract at ${names}` })
}
