import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import { type Fake, startFake } from '../support/start-fake.ts'
import type { ModelAct } from './model-act.ts'

export type MessagesFake = Fake & {
  /** Base address, key and model that clients use. */
  address: string
  key: string
  model: string
  /** Scripts the next calls in order; later calls succeed. */
  act: (...acts: ModelAct[]) => void
}

const MESSAGES_KEY = 'sk-ant-fake-0123456789'
const MODEL = 'fake-claude'
const VERSION = '2023-06-01'

/** Request of a message, as far as texts need it: the system prompt is no message, and the limit is required. */
const messageSchema = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string().min(1) })).min(1),
  system: z.string().optional(),
  stream: z.boolean().optional(),
})

/**
 * Messages as Anthropic describes them: https://platform.claude.com/docs/en/api/messages, their stream at
 * https://platform.claude.com/docs/en/build-with-claude/streaming, errors at https://platform.claude.com/docs/en/api/errors and the
 * list of models at https://platform.claude.com/docs/en/api/models/list (read on 2026-11-29).
 */
export async function createMessagesFake({ port = 0 } = {}): Promise<MessagesFake> {
  let acts: ModelAct[] = []

  const complete = (request: FakeRequest): FakeReply => {
    authorize(request)
    if (request.body.kind !== 'json') throw refused(400, 'invalid_request_error', 'The body is not JSON.')
    const message = readStrict(messageSchema, request.body.value, ({ field, message: text }) => ({
      status: 400,
      body: failure('invalid_request_error', `${field}: ${text}`),
    }))
    if (message.model !== MODEL) throw refused(404, 'not_found_error', `model: ${message.model}`)
    const act = acts.shift() ?? {}
    if (act.refusal !== undefined) throw refused(400, 'invalid_request_error', act.refusal)
    const accepted = { kind: 'message', id: 'msg_fake', content: message }
    if (act.page === 'html')
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Hi</p>', accepted }
    if (act.page === 'json' || !message.stream) return { status: 200, body: wholeMessage(act), accepted }
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: streamMessage(act), accepted }
  }

  const fake = await startFake({
    name: 'Messages',
    port,
    routes: {
      'POST /v1/messages': complete,
      'GET /v1/models': (request) => {
        authorize(request)
        const data = [MODEL, 'fake-claude-small'].map((id) => ({
          type: 'model',
          id,
          display_name: id,
          created_at: '2026-02-04T00:00:00Z',
        }))
        return { status: 200, body: { data, has_more: false, first_id: MODEL, last_id: 'fake-claude-small' } }
      },
    },
    failure: (status) => failure(status === 429 ? 'rate_limit_error' : 'api_error', `Refused with ${status}`),
    expired: () => ({ status: 401, body: failure('authentication_error', 'invalid x-api-key') }),
    forget: () => {
      acts = []
    },
  })
  return {
    ...fake,
    address: `${fake.url}/v1`,
    key: MESSAGES_KEY,
    model: MODEL,
    act: (...next) => {
      acts.push(...next)
    },
  }
}

function authorize({ headers }: FakeRequest): void {
  if (headers['anthropic-version'] !== VERSION) {
    throw refused(400, 'invalid_request_error', 'anthropic-version: header is required')
  }
  if (headers['x-api-key'] !== MESSAGES_KEY) {
    throw refused(401, 'authentication_error', `invalid x-api-key ${headers['x-api-key'] ?? ''}`.trim())
  }
}

const usageOf = ({ usage }: ModelAct) => (usage === undefined ? { prompt_tokens: 40, completion_tokens: 20 } : usage)

/** `end_turn` where a completion says `stop`. */
const reasonOf = ({ finish = 'end_turn' }: ModelAct) => finish

function wholeMessage(act: ModelAct) {
  const usage = { input_tokens: usageOf(act)?.prompt_tokens ?? 0, output_tokens: usageOf(act)?.completion_tokens ?? 0 }
  const content = [{ type: 'text', text: act.text ?? 'An answer.' }]
  return {
    id: 'msg_fake',
    type: 'message',
    role: 'assistant',
    model: MODEL,
    content,
    stop_reason: reasonOf(act),
    usage,
  }
}

/** The events of a streamed message, in the order and form in which the service sends them. */
async function* streamMessage(act: ModelAct): AsyncIterable<string> {
  const { text = 'An answer.', pause = 0, ending } = act
  const usage = usageOf(act)
  const pieces = text.split(/(?<=\s)/)
  const sent = ending === undefined ? pieces : pieces.slice(0, Math.ceil(pieces.length / 2))
  const begun = { ...(usage && { usage: { input_tokens: usage.prompt_tokens, output_tokens: 1 } }) }
  const message = { id: 'msg_fake', type: 'message', role: 'assistant', model: MODEL, content: [], stop_reason: null }
  yield event('message_start', { message: { ...message, ...begun } })
  yield event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } })
  yield event('ping', {})
  for (const piece of sent) {
    if (pause > 0) await wait(pause)
    yield event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })
  }
  if (ending === 'cut') throw new Error('the connection ends here')
  if (ending === 'wrong_json') yield 'event: content_block_delta\ndata: {"type":"content_block_del\n\n'
  if (ending === 'error') yield event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } })
  if (ending !== undefined) return
  yield event('content_block_stop', { index: 0 })
  const counted = { ...(usage && { usage: { output_tokens: usage.completion_tokens } }) }
  yield event('message_delta', { delta: { stop_reason: reasonOf(act), stop_sequence: null }, ...counted })
  yield event('message_stop', {})
}

function event(type: string, fields: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`
}

function refused(status: number, type: string, message: string): Refusal {
  return new Refusal({ status, body: failure(type, message) })
}

function failure(type: string, message: string) {
  return { type: 'error', error: { type, message }, request_id: 'req_fake' }
}
