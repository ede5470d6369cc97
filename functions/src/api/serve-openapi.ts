import type { PublicEndpoint } from '@postwright/core/api/public/public-endpoint'
import { IDEMPOTENCY_HEADER, PUBLIC_API_BASE } from '@postwright/core/api/public/public-endpoint'
import { PUBLIC_ENDPOINTS } from '@postwright/core/api/public/public-endpoints'
import { errorBodySchema, ERROR_STATUS, type ErrorCode } from '@postwright/core/error-codes'
import { brandQuestionSchema } from '@postwright/core/model/brand-verdict'
import { IDEMPOTENCY_KEY_MAX } from '@postwright/core/api/public/public-endpoint'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import { fillWords } from '../domain/fill-words.ts'
import type { Deps } from '../domain/ports/deps.ts'
import { countCall } from '../http/rate-limit.ts'
import { requestFacts, requestIdOf } from '../http/request-facts.ts'
import { API_WORDS, wordsOf } from '../domain/public-api/api-words.ts'

export const OPENAPI_PATH = `${PUBLIC_API_BASE}/openapi.json`
const CALLS_PER_MINUTE = 60

/** Serves the OpenAPI document of the public API, generated from its contracts once per process. */
export function serveOpenApi(deps: Deps): RequestHandler {
  let document: Promise<string> | null = null
  return async (request, response) => {
    const { ip } = requestFacts(request, requestIdOf(response), deps.config.hostingNetworks)
    await countCall(deps, 'openapi', ip, { perMinute: CALLS_PER_MINUTE, by: 'address' })
    document ??= describeApi(deps.config.appOrigin).then((described) => JSON.stringify(described))
    const text = await document
    response.set('Cache-Control', 'public, max-age=300').type('json').send(text)
  }
}

const errorSchema = errorBodySchema
  .extend({ code: z.string(), brand: brandQuestionSchema.optional().meta({ description: API_WORDS.brandQuestion }) })
  .meta({ id: 'Error' })

const RATE_HEADERS = {
  'RateLimit-Limit': { description: API_WORDS.rateLimit, schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: API_WORDS.rateRemaining, schema: { type: 'integer' } },
  'RateLimit-Reset': { description: API_WORDS.rateReset, schema: { type: 'integer' } },
} as const

async function describeApi(origin: string) {
  const { createDocument } = await import('zod-openapi')
  const byPath = Map.groupBy(PUBLIC_ENDPOINTS, ({ path }) => templateOf(path))
  const paths = Object.fromEntries(
    [...byPath].map(([path, endpoints]) => [
      path,
      Object.fromEntries(endpoints.map((endpoint) => [endpoint.method.toLowerCase(), describeOperation(endpoint)])),
    ]),
  )
  return createDocument({
    openapi: '3.1.0',
    info: { title: API_WORDS.title, description: API_WORDS.description, version: '1.0.0' },
    servers: [{ url: `${origin}${PUBLIC_API_BASE}` }],
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: API_WORDS.bearer } },
    },
  })
}

function describeOperation(endpoint: PublicEndpoint) {
  const { name, method, scope, output, status = 200, body } = endpoint
  const { path, rest } = splitInput(endpoint)
  const inQuery = method === 'GET' || method === 'DELETE' || body === 'binary'
  const isNamed = method !== 'GET'
  return {
    operationId: name,
    ...wordsOf(name),
    ...(scope !== null && { 'x-scope': scope }),
    requestParams: {
      ...(path && { path }),
      ...(inQuery && rest && { query: rest }),
      ...(isNamed && { header: z.object({ [IDEMPOTENCY_HEADER]: namedSchema }) }),
    },
    ...(!inQuery && rest && { requestBody: { required: true, content: { 'application/json': { schema: rest } } } }),
    ...(body === 'binary' && { requestBody: { required: true, content: imageContent() } }),
    responses: {
      [String(status)]: {
        description: API_WORDS.done,
        headers: RATE_HEADERS,
        content: { 'application/json': { schema: output } },
      },
      ...describeFailures(endpoint.errors),
    },
  } as const
}

const namedSchema = z
  .string()
  .min(1)
  .max(IDEMPOTENCY_KEY_MAX)
  .optional()
  .meta({ description: API_WORDS.idempotencyKey })

function imageContent() {
  const types = ['image/jpeg', 'image/png', 'image/webp']
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } as const }]))
}

/** Splits an input into its path parameters and the rest. */
function splitInput({ input, path }: PublicEndpoint): { path?: z.ZodObject; rest?: z.ZodObject } {
  if (!(input instanceof z.ZodObject)) return {}
  const names = path
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1))
  const inPath = Object.entries(input.shape).filter(([name]) => names.includes(name))
  const others = Object.entries(input.shape).filter(([name]) => !names.includes(name))
  return {
    ...(inPath.length > 0 && { path: z.object(Object.fromEntries(inPath)) }),
    ...(others.length > 0 && { rest: z.object(Object.fromEntries(others)) }),
  }
}

/** Returns one response per status, which lists its error codes. */
function describeFailures(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [
      String(status),
      {
        description: fillWords(API_WORDS.failed, { codes: each.join(', ') }),
        content: { 'application/json': { schema: errorSchema } },
      },
    ]),
  )
}

function templateOf(path: string): string {
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? `{${part.slice(1)}}` : part))
    .join('/')
}
