import { createEventReader } from '@postwright/core/llm/model-streams'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMessagesFake, type MessagesFake } from './create-messages-fake.ts'

let fake: MessagesFake
beforeAll(async () => {
  fake = await createMessagesFake()
})
beforeEach(() => fake.reset())
afterAll(() => fake.close())

const HEADERS = { 'content-type': 'application/json', 'anthropic-version': '2023-06-01' }
const MESSAGES = [{ role: 'user', content: 'Say something' }]

function post(body: object, headers: Record<string, string> = { 'x-api-key': fake.key }): Promise<Response> {
  const message = { model: fake.model, max_tokens: 50, messages: MESSAGES, ...body }
  return fetch(`${fake.address}/messages`, {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body: JSON.stringify(message),
  })
}

async function eventsOf(reply: Response): Promise<{ type: string }[]> {
  return createEventReader()(await reply.text()).map((data): { type: string } => JSON.parse(data))
}

describe('the fake of a service of messages', () => {
  it('answers at once, and in a stream that counts what was sent at its beginning and what was received at its end', async () => {
    expect(await (await post({})).json()).toMatchObject({ content: [{ type: 'text', text: 'An answer.' }] })
    fake.act({ text: 'One two', usage: { prompt_tokens: 7, completion_tokens: 3 } })
    const events = await eventsOf(await post({ stream: true, system: 'Be brief' }))
    expect(events.map(({ type }) => type)).toEqual([
      'message_start',
      'content_block_start',
      'ping',
      'content_block_delta',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ])
    expect(events[0]).toMatchObject({ message: { usage: { input_tokens: 7 } } })
    expect(events.at(-2)).toMatchObject({ delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 3 } })
  })

  it('refuses a wrong key, a missing version, an unknown model, unknown fields and a system prompt among the messages', async () => {
    expect(await (await post({}, { 'x-api-key': 'other' })).json()).toMatchObject({
      type: 'error',
      error: { type: 'authentication_error' },
    })
    expect((await post({}, { 'x-api-key': fake.key, 'anthropic-version': '' })).status).toBe(400)
    expect((await post({ model: 'x' })).status).toBe(404)
    expect((await post({ colour: 'red' })).status).toBe(400)
    expect((await post({ max_tokens: undefined })).status).toBe(400)
    expect((await post({ messages: [{ role: 'system', content: 'Be brief' }] })).status).toBe(400)
  })

  it('lists its models for those with a key', async () => {
    const list = (key: string) =>
      fetch(`${fake.address}/models?limit=1000`, { headers: { ...HEADERS, 'x-api-key': key } })
    expect(await (await list(fake.key)).json()).toMatchObject({ data: [{ id: fake.model, type: 'model' }, {}] })
    expect((await list('other')).status).toBe(401)
  })
})
