import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import { type Fake, startFake } from '../support/start-fake.ts'
import { type Chat, chatSchema } from './chat-schema.ts'
import type { ModelAct } from './model-act.ts'
import { streamAnswer } from './stream-answer.ts'

export type ModelsFake = Fake & {
  /** Base address, key and model that clients use. */
  address: string
  key: string
  model: string
  /** Scripts the next calls in order; later calls succeed. */
  act: (...acts: ModelAct[]) => void
  /** From then on refuses `max_tokens`, the older name of `max_completion_tokens`. */
  useNewerLimit: () => void
}

export const MODEL_KEY = 'sk-fake-0123456789abcdef'
const MODEL = 'fake-writer'

/** Chat completions as OpenAI describes them and many servers serve them. */
export async function createModelsFake({ port = 0 } = {}): Promise<ModelsFake> {
  let acts: ModelAct[] = []
  let isNewer = false
  let taken = 0

  const complete = (request: FakeRequest): FakeReply => {
    authorize(request)
    const chat = readChat(request)
    if (chat.model !== MODEL) throw refused(404, 'model_not_found', `The model \`${chat.model}\` does not exist`)
    if (isNewer && typeof chat.max_tokens === 'number') {
      throw refused(400, 'unsupported_parameter', "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'.")
    }
    const act = acts.shift() ?? {}
    if (act.refusal !== undefined) throw refused(400, 'invalid_request', act.refusal)
    taken += 1
    const accepted = { kind: 'completion', id: String(taken), content: chat }
    if (act.page === 'html')
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Hi</p>', accepted }
    if (act.page === 'json' || !chat.stream) return { status: 200, body: wholeAnswer(act), accepted }
    const includeUsage = chat.stream_options?.include_usage === true
    const body = streamAnswer(act, { model: MODEL, includeUsage })
    return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body, accepted }
  }

  const fake = await startFake({
    name: 'Models',
    port,
    routes: {
      'POST /v1/chat/completions': complete,
      'GET /v1/models': (request) => {
        authorize(request)
        const data = [{ id: MODEL, object: 'model', created: 1_700_000_000, owned_by: 'fake' }]
        return { status: 200, body: { object: 'list', data } }
      },
    },
    failure: (status) => failure(status === 429 ? 'rate_limit_exceeded' : null, `Refused with ${status}`),
    expired: () => ({ status: 401, body: failure('invalid_api_key', 'Incorrect API key provided.') }),
    forget: () => {
      acts = []
      isNewer = false
    },
  })
  return {
    ...fake,
    address: `${fake.url}/v1`,
    key: MODEL_KEY,
    model: MODEL,
    act: (...next) => {
      acts.push(...next)
    },
    useNewerLimit: () => {
      isNewer = true
    },
  }
}

function authorize({ headers }: FakeRequest): void {
  if (headers.authorization !== `Bearer ${MODEL_KEY}`) {
    throw refused(401, 'invalid_api_key', `Incorrect API key provided: ${headers.authorization?.slice(7) ?? ''}.`)
  }
}

/** Refuses unknown fields, and `stream_options` without `stream`. */
function readChat({ body }: FakeRequest): Chat {
  if (body.kind !== 'json') throw refused(400, null, 'We could not parse the JSON body of your request.')
  const chat = readStrict(chatSchema, body.value, ({ field, message }) => ({
    status: 400,
    body: failure(null, `Invalid '${field}': ${message}`),
  }))
  if (chat.stream_options && !chat.stream) {
    throw refused(400, null, "The 'stream_options' parameter is only allowed when 'stream' is enabled.")
  }
  return chat
}

function wholeAnswer({ text = 'An answer.', finish = 'stop' }: ModelAct) {
  const message = { role: 'assistant', content: text, refusal: null }
  const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }]
  const usage = { prompt_tokens: 40, completion_tokens: 20, total_tokens: 60 }
  return { id: 'chatcmpl-fake', object: 'chat.completion', created: 1_700_000_000, model: MODEL, choices, usage }
}

function refused(status: number, code: string | null, message: string): Refusal {
  return new Refusal({ status, body: failure(code, message) })
}

function failure(code: string | null, message: string) {
  return { error: { message, type: 'invalid_request_error', param: null, code } }
}
