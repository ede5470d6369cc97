import { API_BASE, type Endpoint } from '@postwright/core/endpoint'
import { ERROR_STATUS, type ErrorCode } from '@postwright/core/error-codes'
import { signMedia } from '@postwright/core/api/media'
import { readAnnouncements } from '@postwright/core/api/announcements'
import { listSharedModels, readOfferedModel } from '@postwright/core/api/shared-models'
import { readServices } from '@postwright/core/api/switches'
import { listMembers } from '@postwright/core/api/members'
import type { BrandQuestion } from '@postwright/core/model/brand-verdict'
import type { z } from 'zod'

type Refusal = { code: ErrorCode; detail?: string; fields?: Record<string, string>; brand?: BrandQuestion }
type Answer = (input: never) => unknown
type Heard = { endpoint: Endpoint; input: unknown; body: unknown }

const answers = new Map<Endpoint, Answer>()
const heard: Heard[] = []
let isDown = false

/** Thrown by an answer to respond with an error of the API. */
class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Fake API of the client under test: its answers by endpoint, and the calls that it received. */
export const api = {
  /** Sets the reply of an endpoint: a value, or a function of the input, which the contract has validated. */
  answer<Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: Endpoint<Input, Output>,
    reply: z.input<Output> | ((input: z.output<Input>) => z.input<Output> | Promise<z.input<Output>>),
  ): void {
    answers.set(endpoint, typeof reply === 'function' ? (reply as Answer) : () => reply)
  },

  /** Sets an error as the reply of an endpoint. */
  refuse(endpoint: Pick<Endpoint, 'method' | 'path'>, code: ErrorCode, rest: Omit<Refusal, 'code'> = {}): void {
    answers.set(endpoint as Endpoint, () => api.error(code, rest))
  },

  /** For answers that fail only sometimes. @throws always */
  error(code: ErrorCode, rest: Omit<Refusal, 'code'> = {}): never {
    throw new Refused({ code, ...rest })
  },

  /** Inputs of the calls of an endpoint, in order. */
  calls<Input extends z.ZodType>(endpoint: Endpoint<Input>): z.output<Input>[] {
    return heard.filter((each) => each.endpoint === (endpoint as unknown)).map(({ input }) => input as z.output<Input>)
  },

  /** Files sent to an endpoint with a binary body, in order. */
  files(endpoint: Endpoint): Blob[] {
    return heard.flatMap((each) => (each.endpoint === endpoint && each.body instanceof Blob ? [each.body] : []))
  },

  /** Makes all calls fail as without a connection, until `comeBack`. */
  goDown(): void {
    isDown = true
  },
  comeBack(): void {
    isDown = false
  },
}

/** Forgets all calls and answers, and answers only the calls that every screen makes. */
export function resetApi(): void {
  answers.clear()
  heard.length = 0
  isDown = false
  api.answer(signMedia, { urls: [] })
  api.answer(listMembers, { members: [] })
  api.answer(readAnnouncements, { announcements: [] })
  api.answer(readOfferedModel, { offered: null })
  api.answer(listSharedModels, { models: [] })
  api.answer(readServices, { off: [] })
}

/** Replaces the browser's `fetch`. */
export async function answerCall(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address instanceof Request ? address.url : address, 'http://localhost')
  const method = init.method ?? 'GET'
  const found = [...answers].find(([endpoint]) => endpoint.method === method && fits(endpoint.path, url.pathname))
  if (isDown) throw new TypeError('Nobody answers.')
  if (!found) throw new TypeError(`The test has no answer to ${method} ${url.pathname}: see api.answer.`)
  const [endpoint, answer] = found
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {}
  const sent = { ...Object.fromEntries(url.searchParams), ...partsOf(endpoint.path, url.pathname), ...(body as object) }
  const input = endpoint.input.safeParse(sent)
  if (!input.success) return reply(400, { code: 'validation_failed', detail: input.error.message })
  heard.push({ endpoint, input: input.data, body: init.body })
  try {
    return reply(200, await answer(input.data as never))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code, detail = '', ...rest } = error.refusal
    return reply(ERROR_STATUS[code], { code, detail, ...rest })
  }
}

/** The parts of a `Response` that the client reads. A real one depends on timers, which tests may stop. */
function reply(status: number, body: unknown): Response {
  const text = JSON.stringify(body)
  const read = { ok: status < 400, status, headers: new Headers(), json: async () => JSON.parse(text) as unknown }
  return read as Response
}

function fits(pattern: string, pathname: string): boolean {
  const [wanted, given] = [`${API_BASE}${pattern}`.split('/'), pathname.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}

function partsOf(pattern: string, pathname: string): Record<string, string> {
  const given = pathname.slice(API_BASE.length).split('/')
  const named = pattern.split('/').map((part, at): [string, string] => [part, decodeURIComponent(given[at] ?? '')])
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), value]),
  )
}
