import { AppError } from '../domain/app-error.ts'
import type { FailedAnswer, ModelAnswer, ModelCall, ModelList, ModelService } from '../domain/ports/models.ts'
import { type AddressRules, checkAddress, resolveAll } from './check-address.ts'
import { DIALECTS } from './model-dialects.ts'
import { readAnswer } from './read-answer.ts'
import { hideSecret } from './redact-secrets.ts'
import { openStream, type StreamedReply } from './safe-stream.ts'
import { TransportError, type TransportFailure } from './transport-error.ts'
import {
  modelNameSchema,
  MODEL_CALL_TIMEOUT,
  MODEL_TRY_TIMEOUT,
  MODEL_LIST_BYTES_MAX,
  MODEL_LIST_MAX,
  MODEL_DETAIL_MAX,
} from '@postwright/core/model/model-settings'
import { parseJson } from '@postwright/core/text/parse-json'
import { z } from 'zod'
import type { ModelProblem } from '@postwright/core/model/model-run'
import { readServiceError } from '@postwright/core/llm/model-streams'
import { fillWords } from '../domain/fill-words.ts'
import { NETWORK_WORDS } from '../domain/network-words.ts'

/** Returns a service that calls models with the dialects of `model-dialects.ts`. Redirects are never followed: a key is for one server. */
export function createModelService({ allowPrivate, resolve = resolveAll }: Partial<AddressRules>): ModelService {
  const rules = { allowPrivate: allowPrivate ?? false, resolve }
  return {
    check: async (address) => {
      await checkAddress(urlOf(address, ''), rules).catch((error: unknown) => {
        if (!(error instanceof TransportError)) throw error
        throw new AppError('address_unreachable', { detail: NETWORK_WORDS.shared.noService, cause: error })
      })
    },
    list: (service) => listModels(service, rules),
    ask: async (call, { signal, timeout = MODEL_CALL_TIMEOUT, onText = () => {} }) => {
      const ended = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
      const { key } = call
      const hide = (text: string) => (key === null ? text : hideSecret(text, key))
      const answer = await send(call, rules, ended, (text) => onText(hide(text))).catch(failedAnswer)
      return withoutKey(answer, hide)
    },
  }
}

async function send(call: ModelCall, rules: AddressRules, signal: AbortSignal, onText: (text: string) => void) {
  const { path, headersOf, bodyOf, createReader } = DIALECTS[call.dialect]
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', ...headersOf(call.key) }
  const request = { headers, body: JSON.stringify(bodyOf(call)), signal }
  const reply = await openStream(urlOf(call.address, path), request, rules)
  try {
    return reply.status === 200 ? await readAnswer(reply, onText, createReader()) : await refusedAnswer(reply)
  } finally {
    await reply.close()
  }
}

/** Redacts the key from an answer: a service may echo its input, in a refusal and in a reply. */
function withoutKey(answer: ModelAnswer, hide: (text: string) => string): ModelAnswer {
  const text = hide(answer.text)
  return answer.kind === 'answered' ? { ...answer, text } : { ...answer, text, detail: hide(answer.detail) }
}

async function listModels(
  { address, dialect, key }: Pick<ModelCall, 'address' | 'dialect' | 'key'>,
  rules: AddressRules,
): Promise<ModelList> {
  const hide = (text: string) => (key === null ? text : hideSecret(text, key))
  const { listPath, headersOf } = DIALECTS[dialect]
  const signal = AbortSignal.timeout(MODEL_TRY_TIMEOUT)
  try {
    const headers = { accept: 'application/json', ...headersOf(key) }
    const reply = await openStream(urlOf(address, listPath), { headers, body: null, signal }, rules)
    try {
      return reply.status === 200 ? await readModelList(reply) : failedList(await refusedAnswer(reply), hide)
    } finally {
      await reply.close()
    }
  } catch (error) {
    return failedList(failedAnswer(error), hide)
  }
}

function failedList({ problem, detail }: FailedAnswer, hide: (text: string) => string): ModelList {
  return { models: [], problem, detail: hide(detail) }
}

function urlOf(address: string, path: string): URL {
  const url = URL.parse(`${address}${path}`)
  if (url) return url
  throw new AppError('address_refused', { message: 'not an address' })
}

/** Format in which both dialects list their models. */
const listSchema = z.object({ data: z.array(z.object({ id: z.unknown() })) })

/** Returns the names in a service's list of models, without duplicates and in alphabetical order. */
async function readModelList({ pieces }: StreamedReply): Promise<ModelList> {
  let body = ''
  for await (const piece of pieces) {
    body += piece
    if (body.length > MODEL_LIST_BYTES_MAX) return { models: [], problem: 'too_long', detail: '' }
  }
  const read = listSchema.safeParse(parseJson(body))
  if (!read.success) return { models: [], problem: 'not_a_stream', detail: '' }
  const names = read.data.data.flatMap(({ id }) => {
    const name = modelNameSchema.safeParse(id)
    return name.success ? [name.data] : []
  })
  const sorted = [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en'))
  return { models: sorted.slice(0, MODEL_LIST_MAX), problem: null, detail: '' }
}

const REFUSAL_MAX = 20_000

const BY_STATUS: Partial<Record<number, ModelProblem>> = {
  401: 'key_refused',
  403: 'key_refused',
  404: 'model_unknown',
  429: 'limited',
}

const BY_FAILURE: Record<TransportFailure, ModelProblem> = {
  unresolved: 'unreachable',
  unreachable: 'unreachable',
  timeout: 'slow',
  broken: 'cut',
  too_large: 'too_long',
  redirect: 'refused',
}

/** Returns the answer for a call that failed before any text arrived. */
function failedAnswer(error: unknown): FailedAnswer {
  if (error instanceof TransportError) {
    return { ...EMPTY, problem: BY_FAILURE[error.failure], isFree: !error.sent }
  }
  if (error instanceof AppError)
    return { ...EMPTY, problem: 'address_refused', detail: error.detail ?? '', isFree: true }
  throw error
}

/** Returns the answer for a refused call, with the reason as the service states it. */
async function refusedAnswer({ status, headers, pieces }: StreamedReply): Promise<FailedAnswer> {
  let body = ''
  for await (const piece of pieces) {
    body += piece
    if (body.length > REFUSAL_MAX) break
  }
  const problem = BY_STATUS[status] ?? (status >= 500 ? 'service_failed' : 'refused')
  const detail = readServiceError(body) || fillWords(NETWORK_WORDS.shared.status, { status })
  return { ...EMPTY, problem, detail: detail.slice(0, MODEL_DETAIL_MAX), retryAfter: secondsOf(headers), isFree: true }
}

const EMPTY = { kind: 'failed', text: '', usage: null, detail: '', retryAfter: null } as const

/** Maximum accepted retry delay in seconds. */
const RETRY_MAX = 24 * 60 * 60

function secondsOf(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(RETRY_MAX, Math.ceil(seconds)) : null
}
