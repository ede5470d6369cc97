import { MODEL_CALL_TIMEOUT, MODEL_TRY_TIMEOUT } from '@postwright/core/model/model-limits'
import { AppError } from '../domain/app-error.ts'
import type { FailedAnswer, ModelAnswer, ModelCall, ModelList, ModelService } from '../domain/ports/models.ts'
import { type AddressRules, checkAddress } from './check-address.ts'
import { failedAnswer, refusedAnswer } from './failed-answer.ts'
import { DIALECTS } from './model-dialects.ts'
import { readModelList } from './read-model-list.ts'
import { readAnswer } from './read-answer.ts'
import { hideSecret } from './redact-secrets.ts'
import { resolveAll } from './resolve-all.ts'
import { openStream } from './safe-stream.ts'
import { TransportError } from './transport-error.ts'

/** Speaks to models in the dialects of `model-dialects.ts`. Redirects are never followed: a key is for one server. */
export function createModelService({ allowPrivate, resolve = resolveAll }: Partial<AddressRules>): ModelService {
  const rules = { allowPrivate: allowPrivate ?? false, resolve }
  return {
    check: async (address) => {
      await checkAddress(urlOf(address, ''), rules).catch((error: unknown) => {
        if (!(error instanceof TransportError)) throw error
        throw new AppError('address_unreachable', { detail: 'There is no service of this name.', cause: error })
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

/** A service may repeat what it was sent, in a refusal and in an answer. */
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
