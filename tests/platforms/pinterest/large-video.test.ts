import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Publisher, PublishRequest } from '../../../functions/src/domain/ports/networks.ts'
import type { ScriptedFault } from '../../fakes/support/fault.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { type Crash, openEngine } from '../support/engine.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { openPinterest, type PinterestKit } from './pinterest-kit.ts'

let kit: PinterestKit
beforeAll(async () => {
  kit = await openPinterest()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const PART = 8 * 1024 * 1024
/** Three parts, the last of them short. */
const BYTES = 2 * PART + 3
const STORE = 'POST /pinterest-media-upload/'

const requestOf = (bytes: number) => kit.request({ files: [{ mime: 'video/mp4', bytes }] })
const forms = () => kit.fake.ledger.filter(({ path }) => path === '/pinterest-media-upload/')
const wholeForms = () => acceptedIn(kit.fake.ledger, 'media')
const pins = () => acceptedIn(kit.fake.ledger, 'post')

async function deliverVideo({
  publisher = kit.publisher,
  crash = null,
}: { publisher?: Publisher; crash?: Crash | null } = {}) {
  const { connection, secret, content } = requestOf(BYTES)
  const engine = await openEngine({ publisher, clock: kit.outside.clock, connection, secret, content, crash })
  return engine.deliverAll()
}

/** Expects one pin, whose video has arrived completely. */
function expectOnePin() {
  const [form] = wholeForms().slice(-1)
  expect(form).toMatchObject({ content: { bytes: BYTES } })
  expect(pins()).toMatchObject([{ content: { media_source: { media_id: form?.id } } }])
}

describe('a video that is sent while it is read is pinned once', () => {
  const faults: [string, ScriptedFault, number][] = [
    ['nothing goes wrong', { on: 'GET /nothing', fault: 'cut' }, 1],
    ['the form is cut in the midst of the file', { on: STORE, fault: { cutAfter: PART + 1 } }, 2],
    ['the form is cut twice', { on: STORE, times: 2, fault: { cutAfter: 2 * PART } }, 3],
    ['the store is in trouble', { on: STORE, fault: { status: 503, body: '<Error><Code>SlowDown</Code></Error>' } }, 2],
    [
      'the store refuses the form',
      { on: STORE, fault: { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' } },
      2,
    ],
    ['the store takes the form and says nothing, without sending it again', { on: STORE, fault: 'silent_stored' }, 1],
  ]

  test.each(faults)('when %s', async (_name, fault, sent) => {
    kit.fake.script(fault)
    expect(await deliverVideo()).toMatchObject({ state: 'published', remoteId: expect.any(String) })
    expect(forms()).toHaveLength(sent)
    expectOnePin()
  })

  test.each(['after_prepare', 'after_call', 'after_outcome'] as const)('when the worker dies twice %s', async (at) => {
    expect(await deliverVideo({ crash: { at, times: 2 } })).toMatchObject({ state: 'published' })
    expect(forms()).toHaveLength(1)
    expectOnePin()
  })

  test('when the worker dies before it has noted that the form arrived, without sending it again', async () => {
    let deaths = 1
    const publisher: Publisher = {
      ...kit.publisher,
      prepare: (request, progress) =>
        kit.publisher.prepare(request, {
          ...progress,
          keep: (key, ref) => {
            if (!key.startsWith('video:') || deaths === 0) return progress.keep(key, ref)
            deaths -= 1
            return Promise.reject(new Error('the worker died'))
          },
        }),
    }
    expect(await deliverVideo({ publisher })).toMatchObject({ state: 'published' })
    expect(forms()).toHaveLength(1)
    expectOnePin()
  })
})

/** A request that records every range read from storage; `at` replaces the answer for the range from this byte. */
function watched(bytes: number, at: { start: number; answer: () => Promise<null> } | null = null) {
  const request = requestOf(bytes)
  const ranges: { start: number; end: number }[] = []
  const loadMedia: PublishRequest['loadMedia'] = (mediaId, range) => {
    if (!range) return Promise.reject(new Error('the whole file was asked for'))
    ranges.push(range)
    return range.start === at?.start ? at.answer() : request.loadMedia(mediaId, range)
  }
  return { request: { ...request, loadMedia }, ranges }
}

describe('of a file in storage', () => {
  test('one part after another is read, and the form says before how long it is', async () => {
    const { request, ranges } = watched(BYTES)
    expect(await kit.publisher.prepare(request, createProgress())).toMatchObject({ kind: 'prepared' })
    expect(ranges).toEqual([
      { start: 0, end: PART },
      { start: PART, end: 2 * PART },
      { start: 2 * PART, end: BYTES },
    ])
    const [form] = forms()
    expect(Number(form?.headers['content-length'])).toBeGreaterThan(BYTES)
    expect(form?.headers['transfer-encoding']).toBeUndefined()
  })

  test('no more is read than the store takes', async () => {
    const { request, ranges } = watched(16 * PART)
    kit.fake.script({ on: STORE, fault: { cutAfter: PART } })
    expect(await kit.publisher.prepare(request, createProgress())).toMatchObject({
      kind: 'refused',
      error: { retryable: true },
    })
    // Ranges that the store has received, that are in flight, and that are read ahead.
    expect(ranges.length).toBeLessThan(8)
  })

  test('a part that is missing is told, and fails the post', async () => {
    const { request } = watched(BYTES, { start: PART, answer: () => Promise.resolve(null) })
    expect(await kit.publisher.prepare(request, createProgress())).toMatchObject({
      kind: 'refused',
      error: { kind: 'media_format', detail: 'The video file0 is missing.', retryable: false },
    })
    expect(wholeForms()).toHaveLength(0)
  })

  test('a part that cannot be read now is no failure of the network', async () => {
    const { request } = watched(BYTES, { start: PART, answer: () => Promise.reject(new Error('storage is away')) })
    await expect(kit.publisher.prepare(request, createProgress())).rejects.toThrow('storage is away')
    expect(wholeForms()).toHaveLength(0)
  })
})
