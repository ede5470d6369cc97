import { MODEL_CALL_TIMEOUT } from '@postwright/core/models/model-limits'
import { AppError } from '../domain/app-error.ts'
import type { ModelAnswer, ModelCall, ModelService } from '../domain/models/model-service.ts'
import { type AddressRules, checkAddress } from './check-address.ts'
import { failedAnswer, refusedAnswer } from './failed-answer.ts'
import { readAnswer } from './read-answer.ts'
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
      const answer = await send(call, rules, ended, onText).catch(failedAnswer)
      return withoutKey(answer, call.key)
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

/** A service may repeat in its refusal what it was sent. */
function withoutKey(answer: ModelAnswer, key: string | null): ModelAnswer {
  if (key === null || answer.kind === 'answered') return answer
  return { ...answer, detail: answer.detail.replaceAll(key, '…') }
}

function urlOf(address: string): URL {
  const url = URL.parse(`${address}${PATH}`)
  if (url) return url
  throw new AppError('address_refused', { message: 'not an address' })
}
