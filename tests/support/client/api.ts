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

/** Thrown by an answer that is an error of the API. */
class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** The API of the client under test: what it answers, by endpoint, and what it was asked. */
export const api = {
  /** Answers a call from now on, the same every time or by its input, which was checked by the contract. */
  answer<Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: Endpoint<Input, Output>,
    reply: z.input<Output> | ((input: z.output<Input>) => z.input<Output> | Promise<z.input<Output>>),
  ): void {
    answers.set(endpoint, typeof reply === 'function' ? (reply as Answer) : () => reply)
  },

  /** Refuses a call from now on. */
  refuse(endpoint: Pick<Endpoint, 'method' | 'path'>, code: ErrorCode, rest: Omit<Refusal, 'code'> = {}): void {
    answers.set(endpoint as Endpoint, () => api.error(code, rest))
  },

  /** For an answer that is an error this time: `throws` it. */
  error(code: ErrorCode, rest: Omit<Refusal, 'code'> = {}): never {
    throw new Refused({ code, ...rest })
  },

  /** The inputs that an endpoint was called with, in their order. */
  calls<Input extends z.ZodType>(endpoint: Endpoint<Input>): z.output<Input>[] {
    return heard.filter((each) => each.endpoint === (endpoint as unknown)).map(({ input }) => input as z.output<Input>)
  },

  /** The files that an endpoint with a binary body was sent, in their order. */
  files(endpoint: Endpoint): Blob[] {
    return heard.flatMap((each) => (each.endpoint === endpoint && each.body instanceof Blob ? [each.body] : []))
  },

  /** Nobody answers, as without a connection. */
  goDown(): void {
    isDown = true
  },
  comeBack(): void {
    isDown = false
  },
}

/** Forgets what was asked, and answers nothing but what every screen asks. */
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

/** In the place of the browser's `fetch`. */
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

/** As much of a `Response` as the client reads; one of the test's browser is read by its timers, which tests may stop. */
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
