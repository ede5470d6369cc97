import { makeSpeech, readSpeechOffer } from '@postwright/core/api/speech'
import { SPEECH_MONTHLY_CHARACTERS, SPEECH_TEXT_MAX } from '@postwright/core/model/speech-usage'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createSpeechService } from '../../functions/src/platforms/create-speech-service.ts'
import { createSafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import { createSpeechFake, type SpeechFake } from '../fakes/speech/create-speech-fake.ts'
import { acceptedIn } from '../fakes/support/ledger.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { addMember } from '../support/members.ts'
import { makePdf } from '../support/pdfs.ts'
import { makeWav, readSound } from '../support/sounds.ts'

let fake: SpeechFake
let deps: Deps
let api: string
let stop: () => Promise<void>
let ada: TestCaller

const NOW = Date.parse('2026-11-28T12:00:00Z')
const TEXT =
  'Our oak tables last for generations. They are made by hand, in one workshop, of trees that grew next to it.'

beforeAll(async () => {
  fake = await createSpeechFake()
  deps = await createLocalDeps({
    SPEECH_ADDRESS: fake.address,
    SPEECH_KEY: fake.key,
    SPEECH_MODEL: fake.model,
    SPEECH_VOICES: 'alloy, nova',
  })
  ;({ api, stop } = await serveApi(deps))
})
beforeEach(async () => {
  fake.reset()
  ada = await createCaller({ api })
})
afterAll(async () => {
  await stop()
  await fake.close()
})

const place = () => ({ workspaceId: ada.workspaceId })
const wanted = (given: object = {}) => ({ ...place(), text: TEXT, voice: 'alloy', ...given })
const month = () => new Date().toISOString().slice(0, 7)
const usagePath = (uid = ada.uid) => paths.speechMonth(`${uid}_${month()}`)
const characters = async () => (await fieldsOf(usagePath()))?.['characters'] ?? 0
const filesStored = async () => (await database().collection(paths.media(ada.workspaceId)).get()).size
const usage = (fields: object) => ({
  id: `${ada.uid}_${month()}`,
  schema: 1,
  rev: 1,
  createdAt: Timestamp.fromMillis(NOW),
  updatedAt: Timestamp.fromMillis(NOW),
  createdBy: ada.uid,
  uid: ada.uid,
  month: month(),
  calls: 1,
  ...fields,
})

describe('what is offered', () => {
  test('are the voices of the operator, with what is left of the month', async () => {
    expect(dataOf(await ada.call(readSpeechOffer, place()))).toEqual({
      isOffered: true,
      voices: ['alloy', 'nova'],
      charactersMax: SPEECH_TEXT_MAX,
      charactersLeft: SPEECH_MONTHLY_CHARACTERS,
    })
    dataOf(await ada.call(makeSpeech, wanted()))
    const { charactersLeft } = dataOf(await ada.call(readSpeechOffer, place()))
    expect(charactersLeft).toBe(SPEECH_MONTHLY_CHARACTERS - TEXT.length)
  })

  test('is nothing without a key', async () => {
    const { api: silent, stop: end } = await serveApi({ ...deps, speech: null })
    const options = { api: silent, token: ada.accessToken }
    const nothing = { isOffered: false, voices: [], charactersMax: 0, charactersLeft: 0 }
    expect(dataOf(await callApi(readSpeechOffer, place(), options))).toEqual(nothing)
    errorOf(await callApi(makeSpeech, wanted(), options), 'speech_off')
    await end()
  })
})

describe('a text', () => {
  test('is spoken and stored as a sound with its duration and its first words', async () => {
    const { media, url } = dataOf(await ada.call(makeSpeech, wanted()))
    expect(media).toMatchObject({ mime: 'audio/mpeg', width: 0, height: 0, pages: null, createdBy: ada.uid })
    expect(media.name).toMatch(/^Our oak tables last for generations/)
    expect(Math.abs((media.durationMs ?? 0) - 2_000)).toBeLessThan(70)
    expect(await fieldsOf(paths.mediaItem(ada.workspaceId, media.id))).toMatchObject({ mime: 'audio/mpeg' })
    const [spoken] = acceptedIn(fake.ledger, 'speech')
    expect(spoken).toMatchObject({
      content: { model: fake.model, input: TEXT, voice: 'alloy', response_format: 'mp3' },
    })
    const file = await fetch(new URL(url, api), { headers: { range: 'bytes=0-9' } })
    expect([file.status, file.headers.get('content-type')]).toEqual([206, 'audio/mpeg'])
    expect(new Uint8Array(await file.arrayBuffer())).toEqual((await readSound('audio/mpeg')).subarray(0, 10))
  })

  test('may be spoken again, which counts again; the same sound is the same file', async () => {
    const first = dataOf(await ada.call(makeSpeech, wanted())).media
    expect(dataOf(await ada.call(makeSpeech, wanted())).media).toEqual(first)
    fake.act({ file: makeWav({ seconds: 3 }) })
    const other = dataOf(await ada.call(makeSpeech, wanted({ voice: 'nova' }))).media
    expect(other).toMatchObject({ mime: 'audio/wav', durationMs: 3_000 })
    expect(await characters()).toBe(3 * TEXT.length)
  })

  test.each([
    ['no text', { text: ' \n ' }],
    ['too long a text', { text: 'a'.repeat(SPEECH_TEXT_MAX + 1) }],
    ['a text that is none', { text: { $gt: '' } }],
    ['a voice that is not offered', { voice: 'shouting' }],
    ['a voice that is none', { voice: ['alloy'] }],
  ])('is refused: %s', async (_what, hostile) => {
    errorOf(await ada.call(makeSpeech, wanted(hostile) as never), 'validation_failed')
    expect(await characters()).toBe(0)
    expect(fake.ledger).toHaveLength(0)
  })
})

describe('the month of a person', () => {
  test('ends with its characters, however many calls come at once', async () => {
    await setFields(usagePath(), usage({ characters: SPEECH_MONTHLY_CHARACTERS - 2 * TEXT.length }))
    const replies = await Promise.all(Array.from({ length: 4 }, () => ada.call(makeSpeech, wanted())))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(2)
    for (const reply of replies) if (!reply.ok) errorOf(reply, 'speech_used_up')
    expect(acceptedIn(fake.ledger, 'speech')).toHaveLength(2)
    expect(await characters()).toBe(SPEECH_MONTHLY_CHARACTERS)
  })
})

describe('a service that gives no sound', () => {
  test.each([
    ['refuses the key', { status: 401 }],
    ['refuses the text', { status: 400 }],
    ['has too much to do', { status: 429, retryAfter: 30 }],
    ['has failed', { status: 500 }],
    ['leads elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }],
  ])('because it %s gives nothing, and takes no key along', async (_what, fault) => {
    fake.script({ on: 'POST /v1/audio/speech', fault })
    const error = errorOf(await ada.call(makeSpeech, wanted()), 'speech_failed')
    expect(JSON.stringify(error)).not.toContain(fake.key)
    expect(await characters()).toBe(fault.status === 307 ? TEXT.length : 0)
    expect(await filesStored()).toBe(0)
  })

  test.each([
    ['a page', { page: 'html' as const }],
    ['JSON', { page: 'json' as const }],
    ['a document', { file: makePdf({ pages: 1 }) }],
    ['a sound without samples', { file: makeWav({ seconds: 0 }) }],
    ['nothing at all', { file: new Uint8Array() }],
    ['half a megabyte of noise', { file: new Uint8Array(500_000).fill(7) }],
    ['more than 20 MB', { file: new Uint8Array(20 * 1024 * 1024 + 1) }],
  ])('but %s counts, and stores nothing', async (_what, act) => {
    fake.act(act)
    errorOf(await ada.call(makeSpeech, wanted()), 'speech_failed')
    expect(await characters()).toBe(TEXT.length)
    expect(await filesStored()).toBe(0)
  })

  test('because nothing answers gives the characters back', async () => {
    await expectFailure({ address: 'http://127.0.0.1:1/v1' })
    expect(await characters()).toBe(0)
  })

  test('because it never ends is given up', async () => {
    fake.script({ on: 'POST /v1/audio/speech', fault: { slow: 3_000 } })
    await expectFailure({ address: fake.address, timeout: 300 })
    expect(await characters()).toBe(TEXT.length)
    // Waits for the late response, so that it does not reach the next test.
    await expect.poll(() => fake.ledger).toHaveLength(1)
  })

  test('because it is inside the private network is never called', async () => {
    await expectFailure({ address: fake.address, allowPrivate: false })
    expect(fake.ledger).toHaveLength(0)
    expect(await characters()).toBe(0)
  })

  async function expectFailure({ address = '', timeout = 5_000, allowPrivate = true }): Promise<void> {
    const config = { address, key: fake.key, model: fake.model, voices: fake.voices }
    const speech = createSpeechService(config, createSafeFetch({ allowPrivate }), { timeout })
    const { api: served, stop: end } = await serveApi({ ...deps, speech })
    errorOf(await callApi(makeSpeech, wanted(), { api: served, token: ada.accessToken }), 'speech_failed')
    await end()
  }
})

describe('limits of the workspace', () => {
  test('without room no service is called', async () => {
    const full: Deps = { ...deps, media: { ...deps.media, totalBytesIn: () => Promise.resolve(50 * 1024 ** 3) } }
    const { api: served, stop: end } = await serveApi(full)
    errorOf(await callApi(makeSpeech, wanted(), { api: served, token: ada.accessToken }), 'storage_full')
    await end()
    expect(fake.ledger).toHaveLength(0)
    expect(await characters()).toBe(0)
  })
})

test('a process that ends before the sound is stored leaves the characters counted and no document', async () => {
  let calls = 0
  const transact: Deps['transact'] = (work) => {
    calls += 1
    return calls > 1 ? Promise.reject(new Error('killed')) : deps.transact(work)
  }
  const { api: dying, stop: end } = await serveApi({ ...deps, transact })
  const reply = await callApi(makeSpeech, wanted(), { api: dying, token: ada.accessToken })
  await end()
  expect(reply.ok).toBe(false)
  expect(await characters()).toBe(TEXT.length)
  expect(await filesStored()).toBe(0)
  dataOf(await ada.call(makeSpeech, wanted()))
  expect(await characters()).toBe(2 * TEXT.length)
})

test('only members who write may have texts spoken', async () => {
  const [viewer, editor, stranger] = [
    await createCaller({ api }),
    await createCaller({ api }),
    await createCaller({ api }),
  ]
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
  await addMember(ada.workspaceId, editor.uid, 'editor')
  for (const [caller, code] of [
    [viewer, 'forbidden'],
    [stranger, 'not_found'],
  ] as const) {
    errorOf(await caller.call(readSpeechOffer, place()), code)
    errorOf(await caller.call(makeSpeech, wanted()), code)
    expect(await fieldsOf(usagePath(caller.uid))).toBeUndefined()
  }
  expect(fake.ledger).toHaveLength(0)
  dataOf(await editor.call(makeSpeech, wanted()))
  expect(await fieldsOf(usagePath(editor.uid))).toMatchObject({ uid: editor.uid, characters: TEXT.length, calls: 1 })
  errorOf(await callApi(makeSpeech, wanted(), { api }), 'unauthenticated')
})
