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
import { DETAIL_WORDS, fieldSentences } from '../domain/error-words.ts'
import type { ServicePlace } from '../domain/ports/operator.ts'
import { countCall, type RateLimit } from './rate-limit.ts'
import { readFileBody, readJsonBody } from './read-body.ts'
import { type RequestFacts, requestFacts, requestIdOf } from './request-facts.ts'

export type Route = { endpoint: Endpoint; limit: RateLimit; handle: (deps: Deps) => RequestHandler }

type Content<Input extends z.ZodType> = {
  deps: Deps
  input: z.output<Input>
  /** Bytes of the uploaded file for a `binary` endpoint, otherwise empty. */
  body: Uint8Array
  request: RequestFacts
}

type SignedInOptions = {
  limit: RateLimit
  /** Set for calls that must succeed again after the session has ended. */
  acceptEndedSession?: boolean
  /** Set for calls that require a recent re-authentication, either of all users or only of those with a second factor. */
  sensitive?: boolean | 'with_second_factor'
  /** Service that must be on for the call: for the workspace in the request or, without one, for the caller. */
  service?: ServiceId
}

/** Binds the contract of a signed-in user's call to its handler: applies the rate limit, authenticates, parses, runs, parses the reply. */
export function bind<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  { limit, acceptEndedSession = false, sensitive = false, service }: SignedInOptions,
  handler: (content: Content<Input> & { caller: Caller }) => Promise<z.input<Output>>,
): Route {
  // Any other limit would be checked before authentication and reveal to other callers which routes exist.
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

/** Binds the contract of a public call to its handler. */
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
 * Reads the content of a request. Path values take precedence over the body's or the query's; fields that the contract does not name are dropped. A
 * call with a JSON body reads nothing from the query and refuses one: addresses are logged, and must not contain passwords or tokens.
 */
export function readContent<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  request: Request,
): { input: z.output<Input>; body: Uint8Array } {
  const isFile = endpoint.body === 'binary'
  const takesQuery = isFile || endpoint.method === 'GET' || endpoint.method === 'DELETE'
  if (!takesQuery && Object.keys(request.query).length > 0) {
    throw new AppError('validation_failed', { detail: DETAIL_WORDS.request.values })
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
