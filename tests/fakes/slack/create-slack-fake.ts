import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import { type Fake, startFake } from '../support/start-fake.ts'
import { blocksSchema, messageSchema } from './message-schema.ts'

export type SlackFake = Fake & {
  /** An incoming webhook of a channel; its address is all the access there is. */
  address: string
  /** Changes the channel as its owner or an admin can: `no_service` removes the webhook. */
  setState: (state: SlackState) => void
}

export type SlackState = 'works' | keyof typeof CLOSED

/** Plain-text errors with their status, for a valid message that the channel or webhook does not accept. */
const CLOSED = {
  no_service: 404,
  channel_not_found: 404,
  channel_is_archived: 410,
  action_prohibited: 403,
  posting_to_general_channel_denied: 403,
  team_disabled: 403,
}

const HOOK = { team: 'T0FAKETEAM', service: 'B0FAKEHOOK', token: 'fakeTokenOfTheWebhook000' }

const refusal = (status: number, code: string): FakeReply => ({ status, body: code })

/** Incoming webhooks as Slack documents them: one address per channel, `ok` or the name of an error as plain text. */
export async function createSlackFake({ port = 0 } = {}): Promise<SlackFake> {
  let state: SlackState = 'works'
  let taken = 0

  const post = (request: FakeRequest): FakeReply => {
    const { team, service, token } = request.params
    if (team !== HOOK.team) return refusal(404, 'no_team')
    if (service !== HOOK.service) return refusal(404, 'no_service')
    if (token !== HOOK.token) return refusal(403, 'invalid_token')
    if (state !== 'works') return refusal(CLOSED[state], state)
    const message = readMessage(request)
    taken += 1
    return { ...refusal(200, 'ok'), accepted: { kind: 'message', id: String(taken), content: message } }
  }

  const fake = await startFake({
    name: 'Slack',
    port,
    routes: { 'POST /services/:team/:service/:token': post },
    failure: (status) => (status === 404 ? 'no_service' : status === 429 ? 'rate_limited' : 'rollup_error'),
    expired: () => refusal(403, 'invalid_token'),
    forget: () => {
      state = 'works'
    },
  })
  return {
    ...fake,
    address: `${fake.url}/services/${HOOK.team}/${HOOK.service}/${HOOK.token}`,
    setState: (next) => {
      state = next
    },
  }
}

/** The message, sent as JSON or as JSON in a form's field `payload`. */
function readMessage({ body }: FakeRequest) {
  const message = readStrict(messageSchema, readPayload(body), () => refusal(400, 'invalid_payload'))
  if (message.blocks !== undefined) readStrict(blocksSchema, message.blocks, () => refusal(400, 'invalid_blocks'))
  if ((message.text ?? '') === '' && message.blocks === undefined) throw new Refusal(refusal(400, 'no_text'))
  return message
}

function readPayload(body: FakeRequest['body']): unknown {
  if (body.kind === 'json') return body.value
  const { payload } = fieldsOf(body)
  if (typeof payload !== 'string') throw new Refusal(refusal(400, 'invalid_payload'))
  return JSON.parse(payload)
}
