import type { FakeReply, FakeRequest, FormFile } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import { type Fake, startFake } from '../support/start-fake.ts'
import { type DiscordMessage, messageSchema } from './message-schema.ts'

export type DiscordFake = Fake & {
  address: string
  /** The webhook's owner deletes it. */
  remove: () => void
  /** The channel is a forum: each message opens a thread and needs its name. */
  setForum: (isForum: boolean) => void
  /** People react to a message. */
  react: (messageId: string, count: number) => void
}

const HOOK = { id: '1200000000000000001', token: 'fakeTokenOfTheWebhook' }
const CHANNEL = '1200000000000000002'
const GUILD = '1200000000000000003'
const FILE_MAX = 10 * 1024 * 1024
const REQUEST_MAX = 25 * 1024 * 1024
const FLAGS = 4 | 4096

const problem = (status: number, code: number, message: string, more: object = {}): FakeReply => ({
  status,
  body: { message, code, ...more },
})

const invalid = (field: string, code: string, message: string) =>
  problem(400, 50035, 'Invalid Form Body', { errors: { [field]: { _errors: [{ code, message }] } } })

/** Webhooks of Discord: information, execution with files, a message by its id, and rate limits in headers. */
export async function createDiscordFake({ port = 0, now = Date.now } = {}): Promise<DiscordFake> {
  let state = { isRemoved: false, isForum: false, next: 1 }
  const messages = new Map<string, object>()

  const known = ({ params: { id, token } }: FakeRequest) => {
    if (id !== HOOK.id || state.isRemoved) throw new Refusal(problem(404, 10015, 'Unknown Webhook'))
    if (token !== HOOK.token) throw new Refusal(problem(401, 50027, 'Invalid Webhook Token'))
  }

  const info = (request: FakeRequest): FakeReply => {
    known(request)
    const { id, token } = HOOK
    return {
      status: 200,
      body: { id, type: 1, name: 'Postbox', avatar: null, channel_id: CHANNEL, guild_id: GUILD, token },
    }
  }

  const execute = (request: FakeRequest): FakeReply => {
    known(request)
    const { message, files } = readMessage(request)
    if (state.isForum && message.thread_name === undefined && !request.query.has('thread_id')) {
      return problem(400, 220001, 'Webhooks posted to forum channels must have a thread_name or thread_id')
    }
    const id = `13000000000000000${String(state.next).padStart(2, '0')}`
    state.next += 1
    const stored = {
      id,
      type: 0,
      channel_id: CHANNEL,
      webhook_id: HOOK.id,
      content: message.content ?? '',
      attachments: files.map(({ filename, bytes, type }, index) => {
        const said = message.attachments?.find((attachment) => String(attachment.id) === String(index))
        return {
          id: String(index),
          filename,
          size: bytes.byteLength,
          content_type: type,
          description: said?.description,
        }
      }),
      timestamp: new Date(request.at).toISOString(),
    }
    messages.set(id, stored)
    const accepted = { kind: 'message', id, content: { ...message, files } }
    if (request.query.get('wait') !== 'true') return { status: 204, headers: limits(request.at), accepted }
    return { status: 200, headers: limits(request.at), body: stored, accepted }
  }

  const read = (request: FakeRequest): FakeReply => {
    known(request)
    const message = messages.get(request.params.message ?? '')
    return message ? { status: 200, body: message } : problem(404, 10008, 'Unknown Message')
  }

  const fake = await startFake({
    name: 'Discord',
    port,
    now,
    maxBytes: REQUEST_MAX,
    routes: {
      'GET /api/v10/webhooks/:id/:token': info,
      'POST /api/v10/webhooks/:id/:token': execute,
      'GET /api/v10/webhooks/:id/:token/messages/:message': read,
    },
    failure: (status) => ({
      message: `${status}: failed`,
      code: status === 413 ? 40005 : 0,
      ...(status === 429 && LIMITED),
    }),
    expired: () => problem(401, 50027, 'Invalid Webhook Token'),
    forget: () => {
      state = { isRemoved: false, isForum: false, next: 1 }
      messages.clear()
    },
  })
  return {
    ...fake,
    address: `${fake.url}/api/webhooks/${HOOK.id}/${HOOK.token}`,
    remove: () => {
      state.isRemoved = true
    },
    setForum: (isForum) => {
      state.isForum = isForum
    },
    react: (id, count) => {
      const message = messages.get(id)
      if (message) messages.set(id, { ...message, reactions: [{ emoji: { name: '👍' }, count, me: false }] })
    },
  }
}

const LIMITED = { message: 'You are being rate limited.', retry_after: 1.5, global: false }

/** Five messages in two seconds for each webhook. */
const limits = (at: number) => ({
  'x-ratelimit-limit': '5',
  'x-ratelimit-remaining': '4',
  'x-ratelimit-reset': ((at + 2000) / 1000).toFixed(3),
  'x-ratelimit-reset-after': '2.000',
  'x-ratelimit-bucket': 'fakebucket',
})

/** The message and its files: JSON, or a multipart form with `payload_json` and `files[n]`. */
function readMessage({ body }: FakeRequest): { message: DiscordMessage; files: FormFile[] } {
  const refuse = ({ field, code }: { field: string; code: string }) =>
    invalid(field, code === 'too_big' ? 'BASE_TYPE_MAX_LENGTH' : 'BASE_TYPE_BAD', `${field} does not fit`)
  const files: FormFile[] = []
  const fields = fieldsOf(body)
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || Array.isArray(value)) continue
    if (!/^files\[\d\]$/.test(name)) throw new Refusal(invalid(name, 'FILE_NAME', 'unknown part'))
    if (value.bytes.byteLength > FILE_MAX) throw new Refusal(problem(413, 40005, 'Request entity too large'))
    files.push(value)
  }
  const payload =
    body.kind === 'json' ? body.value : JSON.parse(typeof fields.payload_json === 'string' ? fields.payload_json : '{}')
  const message = readStrict(messageSchema, payload, refuse)
  if (((message.flags ?? 0) & ~FLAGS) !== 0) throw new Refusal(invalid('flags', 'BASE_TYPE_BAD', 'unknown flags'))
  if ((message.content ?? '') === '' && files.length === 0 && !message.embeds?.length) {
    throw new Refusal(problem(400, 50006, 'Cannot send an empty message'))
  }
  return { message, files }
}
