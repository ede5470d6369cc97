import { MODEL_CALL_TIMEOUT } from '@postwright/core/model/model-limits'
import { AppError } from '../domain/app-error.ts'
import type { ModelAnswer, ModelCall, ModelService } from '../domain/ports/models.ts'
import { type AddressRules, checkAddress } from './check-address.ts'
import { failedAnswer, refusedAnswer } from './failed-answer.ts'
import { readAnswer } from './read-answer.ts'
import { hideSecret } from './redact-secrets.ts'
import { resolveAll } from './resolve-all.ts'
import { openStream } from './safe-stream.ts'
import { TransportError } from './transport-error.ts'

const PATH = '/chat/completions'

/** Speaks to models as OpenAI describes its chat completions, which many services and programs take. */
export function createModelService({ allowPrivate, resolve = resolveAll }: Partial<AddressRules>): ModelService {
  const rules = { allowPrivate: allowPrivate ?? false, resolve }
  return {
    check: async (address) => {
      await checkAddress(urlOf(address), rules).catch((error: unknown) => {
        if (!(error instanceof TransportError)) throw error
        throw new AppError('address_unreachable', { detail: 'There is no service of this name.', cause: error })
      })
    },
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
  const { address, key, model, messages, outputMax, outputField } = call
  const body = { model, messages, stream: true, stream_options: { include_usage: true }, [outputField]: outputMax }
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(key !== null && { authorization: `Bearer ${key}` }),
  }
  const reply = await openStream(urlOf(address), { headers, body: JSON.stringify(body), signal }, rules)
  try {
    return reply.status === 200 ? await readAnswer(reply, onText) : await refusedAnswer(reply)
  } finally {
    await reply.close()
  }
}

/** A service may repeat what it was sent, in a refusal and in an answer. */
function withoutKey(answer: ModelAnswer, hide: (text: string) => string): ModelAnswer {
  const text = hide(answer.text)
  return answer.kind === 'answered' ? { ...answer, text } : { ...answer, text, detail: hide(answer.detail) }
}

function urlOf(address: string): URL {
  const url = URL.parse(`${address}${PATH}`)
  if (url) return url
  throw new AppError('address_refused', { message: 'not an address' })
}
