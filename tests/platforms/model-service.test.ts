import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ModelCall } from '../../functions/src/domain/ports/models.ts'
import { createModelService } from '../../functions/src/platforms/create-model-service.ts'
import { createModelsFake, MODEL_KEY, type ModelsFake } from '../fakes/models/create-models-fake.ts'
import { acceptedIn } from '../fakes/support/ledger.ts'
import { REFUSED_ADDRESSES, resolveNames } from '../support/refused-addresses.ts'

let fake: ModelsFake
beforeAll(async () => {
  fake = await createModelsFake()
})
beforeEach(() => fake.reset())
afterAll(() => fake.close())

const service = createModelService({ allowPrivate: true })
const CALLS = 'POST /v1/chat/completions'

function callOf(given: Partial<ModelCall> = {}): ModelCall {
  const { address, key, model } = fake
  const messages = [{ role: 'user', content: 'Say something' }] as const
  return { address, dialect: 'completions', key, model, messages, outputMax: 50, outputField: 'max_tokens', ...given }
}

function ask(given: Partial<ModelCall> = {}, options: { timeout?: number; onText?: (text: string) => void } = {}) {
  return service.ask(callOf(given), { signal: new AbortController().signal, ...options })
}

describe('a model that answers', () => {
  it('is heard piece by piece, and says what it has used', async () => {
    fake.act({ text: 'One two three', pause: 5, usage: { prompt_tokens: 7, completion_tokens: 3 } })
    const heard: string[] = []
    const answer = await ask({}, { onText: (text) => heard.push(text) })
    expect(answer).toEqual({ kind: 'answered', text: 'One two three', usage: { tokensIn: 7, tokensOut: 3 } })
    expect(heard).toContain('One ')
    expect(heard.at(-1)).toBe('One two three')
  })

  it('is sent exactly the messages, the model and the limit by the name that it knows', async () => {
    await ask({ outputField: 'max_completion_tokens' })
    expect(acceptedIn(fake.ledger)[0]?.content).toEqual({
      model: fake.model,
      messages: [{ role: 'user', content: 'Say something' }],
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: 50,
    })
  })

  it('may say nothing about what it has used', async () => {
    fake.act({ usage: null })
    expect(await ask()).toMatchObject({ kind: 'answered', usage: null })
  })
})

describe('a service that repeats the key it was sent', () => {
  const spellings = (key: string): [string, string][] => {
    const bytes = Buffer.from(key)
    return [
      ['plain', key],
      ['in an address', [...bytes].map((byte) => `%${byte.toString(16)}`).join('')],
      ['in base 64', bytes.toString('base64')],
      ['in base 64 after other words', Buffer.from(`Authorization: Bearer ${key}`).toString('base64')],
      ['in base 64 after one letter more', Buffer.from(`Authorization:  Bearer ${key}`).toString('base64')],
      ['in hexadecimal', bytes.toString('hex')],
      ['in capital hexadecimal', bytes.toString('hex').toUpperCase()],
      ['backwards', [...key].toReversed().join('')],
    ]
  }
  const KEY = MODEL_KEY

  it.each(spellings(KEY))('shows nothing of it %s, in no piece of an answer', async (_, spelling) => {
    fake.act({ text: `Your key is ${spelling}, is it not?`, pieceLength: 3 })
    const heard: string[] = []
    const answer = await ask({}, { onText: (text) => heard.push(text) })
    expect(answer.text).toMatch(/^Your key is [^,]{0,40}…[^,]{0,3}, is it not\?$/)
    for (const text of [...heard, answer.text]) {
      expect(text).not.toContain(spelling.slice(-14, -4))
      expect(text).not.toContain(KEY.slice(0, 8))
    }
  })

  it('shows nothing of it in what a refusal says', async () => {
    for (const [, spelling] of spellings(KEY)) {
      fake.act({ refusal: `Bad key ${spelling}.` })
      const answer = await ask()
      expect(answer).toMatchObject({ kind: 'failed' })
      expect(JSON.stringify(answer)).not.toContain(spelling)
    }
  })

  it('leaves every other text as it is', async () => {
    const text = 'Skates, sk-ates and fake models: 0001 reasons to make a key point.'
    fake.act({ text, pieceLength: 3 })
    expect(await ask()).toMatchObject({ kind: 'answered', text })
  })
})

describe('a model that fails', () => {
  it.each([
    ['the key is wrong', 'key_refused', { key: 'sk-wrong-key-0001' }],
    ['there is no key', 'key_refused', { key: null }],
    ['the model is unknown', 'model_unknown', { model: 'another' }],
    ['there is nothing at this path', 'model_unknown', { path: '/v2' }],
    ['nothing answers', 'unreachable', { address: 'http://127.0.0.1:1/v1' }],
    ['the name does not exist', 'unreachable', { address: 'http://nothing.invalid/v1' }],
  ])('because %s uses nothing', async (_, problem, { path, ...given }: Partial<ModelCall> & { path?: string }) => {
    const answer = await ask({ ...given, ...(path !== undefined && { address: fake.url + path }) })
    expect(answer).toMatchObject({ kind: 'failed', problem, isFree: true, usage: null })
    expect(JSON.stringify(answer)).not.toContain('sk-wrong')
  })

  it.each([
    [429, 'limited', 30],
    [500, 'service_failed', null],
    [503, 'service_failed', null],
    [400, 'refused', null],
    [302, 'refused', null],
  ])('with status %i says %s', async (status, problem, retryAfter) => {
    const headers = { location: 'http://127.0.0.1:1/' }
    fake.script({ on: CALLS, fault: { status, headers, ...(retryAfter !== null && { retryAfter }) } })
    expect(await ask()).toMatchObject({ kind: 'failed', problem, retryAfter, detail: `Refused with ${status}` })
    expect(fake.ledger).toHaveLength(1)
  })

  it.each([
    [{ ending: 'cut' }, 'cut', 'One two '],
    [{ ending: 'unfinished' }, 'cut', 'One two '],
    [{ ending: 'wrong_json' }, 'not_a_stream', 'One two '],
    [{ ending: 'error' }, 'stream_error', 'One two '],
    [{ finish: 'length' }, 'too_long', 'One two three'],
    [{ finish: 'content_filter' }, 'refused', 'One two three'],
    [{ page: 'html' }, 'not_a_stream', ''],
    [{ page: 'json' }, 'not_a_stream', ''],
  ] as const)('in its answer (%o) says %s and keeps what had arrived', async (act, problem, text) => {
    fake.act({ text: 'One two three', ...act })
    expect(await ask()).toMatchObject({ kind: 'failed', problem, text, isFree: false })
  })

  it('says nothing at all', async () => {
    fake.act({ text: ' ' })
    expect(await ask()).toMatchObject({ problem: 'empty' })
  })

  it('answers more than is read', async () => {
    fake.act({ text: 'word '.repeat(5_000) })
    const answer = await ask()
    expect(answer).toMatchObject({ problem: 'too_long' })
    expect(answer.text.length).toBeLessThanOrEqual(20_000)
  })

  it('takes too long, before it answers or while it does', async () => {
    fake.script({ on: CALLS, fault: { slow: 2_000 } })
    expect(await ask({}, { timeout: 150 })).toMatchObject({ problem: 'slow', isFree: false })
    fake.act({ text: 'One two three four five six seven eight', pause: 400 })
    expect(await ask({}, { timeout: 2_000 })).toMatchObject({ problem: 'slow', text: expect.stringContaining('One') })
  })
})

it('a call that is ended by us ends at once, at the service too', async () => {
  const stop = new AbortController()
  fake.act({ text: 'word '.repeat(2_000), pause: 20 })
  const begun = performance.now()
  const call = service.ask(callOf(), { signal: stop.signal })
  await wait(100)
  stop.abort()
  await call
  // The whole answer would take 40 s.
  expect(performance.now() - begun).toBeLessThan(10_000)
})

it('no address of a private network, of this machine or of its cloud is ever called', async () => {
  const production = createModelService({ allowPrivate: false, resolve: resolveNames })
  const wrong: string[] = []
  for (const address of REFUSED_ADDRESSES) {
    const answer = await production.ask(callOf({ address }), { signal: new AbortController().signal })
    const refusal: unknown = await production.check(address).catch((error: unknown) => error)
    if (answer.kind !== 'failed' || answer.problem !== 'address_refused') wrong.push(`${address}: called`)
    if (Object(refusal).code !== 'address_refused') wrong.push(`${address}: stored`)
  }
  expect(wrong).toEqual([])
  expect(fake.ledger).toEqual([])
})
