import { createEventReader } from '@postwright/core/llm/model-streams'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createModelsFake, type ModelsFake } from './create-models-fake.ts'

let fake: ModelsFake
beforeAll(async () => {
  fake = await createModelsFake()
})
beforeEach(() => fake.reset())
afterAll(() => fake.close())

const MESSAGES = [{ role: 'user', content: 'Say something' }]

function post(body: object, key = fake.key): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
  const chat = { model: fake.model, messages: MESSAGES, ...body }
  return fetch(`${fake.address}/chat/completions`, { method: 'POST', headers, body: JSON.stringify(chat) })
}

const stream = (body: object = {}) => post({ stream: true, stream_options: { include_usage: true }, ...body })

/** The data of every event, including the final `[DONE]`. */
async function eventsOf(reply: Response): Promise<string[]> {
  return createEventReader()(await reply.text())
}

describe('the fake of a model service', () => {
  it('answers at once, and in a stream whose last piece says what was used', async () => {
    expect(await (await post({})).json()).toMatchObject({ choices: [{ message: { content: 'An answer.' } }] })
    fake.act({ text: 'One two', usage: { prompt_tokens: 7, completion_tokens: 3 } })
    const events = await eventsOf(await stream())
    expect(events.at(-1)).toBe('[DONE]')
    const pieces: unknown[] = events.slice(0, -1).map((data) => JSON.parse(data))
    expect(pieces[1]).toMatchObject({ object: 'chat.completion.chunk', choices: [{ delta: { content: 'One ' } }] })
    expect(pieces.at(-2)).toMatchObject({ choices: [{ finish_reason: 'stop' }] })
    expect(pieces.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: 10 } })
  })

  it('refuses a wrong key, an unknown model, unknown fields and options of streams without one', async () => {
    const refused = async (reply: Response) => {
      const body: unknown = await reply.json()
      return { status: reply.status, body }
    }
    expect(await refused(await post({}, 'sk-other'))).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid_api_key' } },
    })
    expect(await refused(await post({ model: 'x' }))).toMatchObject({
      status: 404,
      body: { error: { code: 'model_not_found' } },
    })
    expect((await post({ colour: 'red' })).status).toBe(400)
    expect((await post({ stream_options: { include_usage: true } })).status).toBe(400)
  })

  it('may know the limit of an answer by its newer name only', async () => {
    fake.useNewerLimit()
    expect((await stream({ max_tokens: 5 })).status).toBe(400)
    expect((await stream({ max_completion_tokens: 5 })).status).toBe(200)
  })

  it('limits calls and fails as it is told', async () => {
    fake.script({ on: 'POST /v1/chat/completions', fault: { status: 429, retryAfter: 30 } })
    const limited = await stream()
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30'])
    fake.script({ on: 'POST /v1/chat/completions', fault: { status: 503 } })
    expect((await stream()).status).toBe(503)
  })

  it('breaks off a stream without a word, with an error, or with what is no JSON', async () => {
    fake.act({ ending: 'cut' }, { ending: 'error' }, { ending: 'wrong_json' })
    await expect(stream().then((reply) => reply.text())).rejects.toThrow()
    expect((await eventsOf(await stream())).at(-1)).toContain('overloaded')
    expect((await eventsOf(await stream())).at(-1)).toBe('{"choices":[{"delta":')
  })
})
