import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createModelsFake, type ModelsFake } from './create-models-fake.ts'

let fake: ModelsFake
beforeAll(async () => {
  fake = await createModelsFake()
})
beforeEach(() => fake.reset())
afterAll(() => fake.close())

const MESSAGES = [{ role: 'user' as const, content: 'Say something' }]

function clientWith(apiKey = fake.key) {
  return new OpenAI({ baseURL: fake.address, apiKey, maxRetries: 0 })
}

async function streamed(client = clientWith(), model = fake.model) {
  const options = { stream: true, stream_options: { include_usage: true } } as const
  const stream = await client.chat.completions.create({ model, messages: MESSAGES, max_tokens: 50, ...options })
  let text = ''
  let tokens: number | undefined
  for await (const { choices, usage } of stream) {
    text += choices[0]?.delta.content ?? ''
    tokens = usage?.total_tokens ?? tokens
  }
  return { text, tokens }
}

describe('the fake of a model service, called by OpenAI’s own client', () => {
  it('lists its model, answers at once and answers in a stream with what it used', async () => {
    const client = clientWith()
    expect((await client.models.list()).data.map(({ id }) => id)).toEqual([fake.model])
    const whole = await client.chat.completions.create({ model: fake.model, messages: MESSAGES })
    expect(whole.choices[0]?.message.content).toBe('An answer.')
    fake.act({ text: 'One two three', usage: { prompt_tokens: 7, completion_tokens: 3 } })
    expect(await streamed(client)).toEqual({ text: 'One two three', tokens: 10 })
  })

  it.each([
    ['a wrong key', 401, 'invalid_api_key', () => streamed(clientWith('sk-other'))],
    ['an unknown model', 404, 'model_not_found', () => streamed(clientWith(), 'another')],
  ])('refuses %s with %i', async (_, status, code, call) => {
    await expect(call()).rejects.toMatchObject({ status, code })
  })

  it('refuses fields that it does not know, and the old name of the limit where only the new one is known', async () => {
    const odd = { model: fake.model, messages: MESSAGES, colour: 'red' }
    await expect(clientWith().chat.completions.create(odd)).rejects.toMatchObject({ status: 400 })
    fake.useNewerLimit()
    await expect(streamed()).rejects.toMatchObject({ status: 400, code: 'unsupported_parameter' })
  })

  it('limits calls and fails as it is told', async () => {
    fake.script({ on: 'POST /v1/chat/completions', fault: { status: 429, retryAfter: 30 } })
    await expect(streamed()).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
    fake.script({ on: 'POST /v1/chat/completions', fault: { status: 503 } })
    await expect(streamed()).rejects.toMatchObject({ status: 503 })
  })

  it.each(['cut', 'error', 'wrong_json'] as const)('breaks off a stream: %s', async (ending) => {
    fake.act({ ending })
    await expect(streamed()).rejects.toThrow()
  })
})
