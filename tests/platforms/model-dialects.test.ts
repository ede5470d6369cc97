import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ModelCall } from '../../functions/src/domain/ports/models.ts'
import { createModelService } from '../../functions/src/platforms/create-model-service.ts'
import { createMessagesFake, type MessagesFake } from '../fakes/models/create-messages-fake.ts'
import { createModelsFake, type ModelsFake } from '../fakes/models/create-models-fake.ts'
import { acceptedIn } from '../fakes/support/ledger.ts'
import { REFUSED_ADDRESSES, resolveNames } from '../support/refused-addresses.ts'

let fake: MessagesFake
let completions: ModelsFake
beforeAll(async () => {
  ;[fake, completions] = await Promise.all([createMessagesFake(), createModelsFake()])
})
beforeEach(() => {
  fake.reset()
  completions.reset()
})
afterAll(() => Promise.all([fake.close(), completions.close()]))

const service = createModelService({ allowPrivate: true })

function ask(given: Partial<ModelCall> = {}, onText: (text: string) => void = () => undefined) {
  const { address, key, model } = fake
  const messages = [
    { role: 'system', content: 'Be brief' },
    { role: 'user', content: 'Say something' },
  ] as const
  const call = { address, key, model, messages, outputMax: 50, outputField: 'max_tokens', dialect: 'messages' } as const
  return service.ask({ ...call, ...given }, { signal: new AbortController().signal, onText })
}

describe('a model that is spoken to by messages', () => {
  it('is heard piece by piece, and says what it has used', async () => {
    fake.act({ text: 'One two three', pause: 5, usage: { prompt_tokens: 7, completion_tokens: 3 } })
    const heard: string[] = []
    const answer = await ask({}, (text) => heard.push(text))
    expect(answer).toEqual({ kind: 'answered', text: 'One two three', usage: { tokensIn: 7, tokensOut: 3 } })
    expect(heard).toContain('One ')
  })

  it('is sent the system prompt beside the messages, the model and the limit', async () => {
    await ask({ outputField: 'max_completion_tokens' })
    expect(acceptedIn(fake.ledger)[0]?.content).toEqual({
      model: fake.model,
      max_tokens: 50,
      stream: true,
      system: 'Be brief',
      messages: [{ role: 'user', content: 'Say something' }],
    })
  })

  it.each([
    ['its key is wrong', { key: 'sk-other' }, {}, 'key_refused'],
    ['its model is unknown', { model: 'x' }, {}, 'model_unknown'],
    ['its answer is too long', {}, { finish: 'max_tokens' }, 'too_long'],
    ['it declines', {}, { finish: 'refusal' }, 'refused'],
    ['it says nothing', {}, { text: ' ' }, 'empty'],
    ['the connection ends', {}, { ending: 'cut' }, 'cut'],
    ['it fails in the middle', {}, { ending: 'error' }, 'stream_error'],
    ['it sends no JSON', {}, { ending: 'wrong_json' }, 'not_a_stream'],
    ['it ends without an end', {}, { ending: 'unfinished' }, 'cut'],
    ['a page comes', {}, { page: 'html' }, 'not_a_stream'],
  ] as const)('says what went wrong when %s', async (_, call, act, problem) => {
    fake.act(act)
    expect(await ask(call)).toMatchObject({ kind: 'failed', problem })
  })

  it('never repeats the key that it was sent', async () => {
    expect(JSON.stringify(await ask({ key: 'sk-ant-wrong-0123456789' }))).not.toContain('wrong-0123456789')
  })
})

describe('the list of models', () => {
  it('is asked for in both dialects, with the key', async () => {
    const { address, key } = fake
    expect(await service.list({ address, key, dialect: 'messages' })).toEqual({
      models: ['fake-claude', 'fake-claude-small'],
      problem: null,
      detail: '',
    })
    const other = { address: completions.address, key: completions.key, dialect: 'completions' } as const
    expect(await service.list(other)).toMatchObject({ models: [completions.model], problem: null })
    expect(await service.list({ ...other, key: 'sk-wrong' })).toMatchObject({ models: [], problem: 'key_refused' })
  })

  it('may be missing, or something else', async () => {
    const elsewhere = { address: `${fake.url}/nowhere`, key: null, dialect: 'completions' } as const
    expect(await service.list(elsewhere)).toMatchObject({ models: [], problem: 'model_unknown' })
    fake.script({ on: 'GET /v1/models', fault: { status: 503 } })
    const { address, key } = fake
    expect(await service.list({ address, key, dialect: 'messages' })).toMatchObject({ problem: 'service_failed' })
    expect(await service.list({ ...elsewhere, address: 'http://127.0.0.1:9/v1' })).toMatchObject({
      problem: 'unreachable',
    })
  })

  const production = createModelService({ allowPrivate: false, resolve: resolveNames })
  it.each(REFUSED_ADDRESSES)('is not asked for at %s', async (address) => {
    expect(await production.list({ address, key: null, dialect: 'completions' })).toMatchObject({
      models: [],
      problem: 'address_refused',
    })
  })
})
