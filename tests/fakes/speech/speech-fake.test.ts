import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSound } from '../../support/sounds.ts'
import { createSpeechFake, type SpeechFake } from './create-speech-fake.ts'

let fake: SpeechFake
beforeAll(async () => {
  fake = await createSpeechFake()
})
beforeEach(() => fake.reset())
afterAll(() => fake.close())

function speak(body: object = {}, key = fake.key): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
  const wanted = { model: fake.model, input: 'Hello', voice: 'alloy', ...body }
  return fetch(`${fake.address}/audio/speech`, { method: 'POST', headers, body: JSON.stringify(wanted) })
}

describe('the fake of a speech service', () => {
  it('answers with a file in the format that was asked for, an MP3 unless it was', async () => {
    const spoken = await speak()
    expect(spoken.headers.get('content-type')).toBe('audio/mpeg')
    expect(new Uint8Array(await spoken.arrayBuffer())).toEqual(await readSound('audio/mpeg'))
    expect((await speak({ response_format: 'wav' })).headers.get('content-type')).toBe('audio/wav')
  })

  it('refuses a wrong key, an unknown model or voice, unknown fields and too long a text', async () => {
    expect((await speak({}, 'sk-other')).status).toBe(401)
    expect((await speak({ model: 'x' })).status).toBe(404)
    expect((await speak({ voice: 'x' })).status).toBe(400)
    expect((await speak({ colour: 'red' })).status).toBe(400)
    expect((await speak({ input: 'a'.repeat(4_097) })).status).toBe(400)
    expect((await speak({ input: 'a'.repeat(4_096) })).status).toBe(200)
  })

  it('answers with what it is told, once', async () => {
    fake.act({ page: 'html' }, { page: 'json' })
    expect((await speak()).headers.get('content-type')).toBe('text/html')
    expect((await speak()).headers.get('content-type')).toBe('application/json')
    expect((await speak()).headers.get('content-type')).toBe('audio/mpeg')
  })
})
