import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ScriptedFault } from '../../fakes/support/fault.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { openEngine } from '../support/engine.ts'
import { openTikTok, type TikTokKit } from './tiktok-kit.ts'

let kit: TikTokKit
beforeAll(async () => {
  kit = await openTikTok()
})
beforeEach(() => {
  kit.fake.reset()
  kit.files.reset()
})
afterAll(() => kit.close())

const INIT = 'POST /v2/post/publish/video/init/'
const PUT = 'PUT /video/'
const STATUS = 'POST /v2/post/publish/status/fetch/'
const posts = () => acceptedIn(kit.fake.ledger, 'post')

/** Of two parts. */
const video = () => kit.request({ files: [{ mime: 'video/mp4', bytes: 20_000_000, durationMs: 20_000 }] })

function open(request = video()) {
  const { connection, secret, content } = request
  return openEngine({ publisher: kit.publisher, clock: kit.outside.clock, connection, secret, content })
}

describe('a video that the engine delivers', () => {
  const faults: [string, Partial<ScriptedFault> & Pick<ScriptedFault, 'on' | 'fault'>][] = [
    ['nothing goes wrong', { on: 'GET /nothing', fault: 'cut' }],
    ['the first call is cut', { on: INIT, fault: 'cut' }],
    ['the network begins it and says nothing', { on: INIT, fault: 'silent_stored' }],
    ['a part is cut', { on: PUT, fault: 'cut' }],
    ['a part arrives without a reply', { on: PUT, fault: 'silent_stored' }],
    ['the last part is cut', { on: PUT, after: 1, fault: 'cut' }],
    ['the last part arrives without a reply', { on: PUT, after: 1, fault: 'silent_stored' }],
    ['the network is in trouble at the last part', { on: PUT, after: 1, fault: { status: 503 } }],
    ['nothing is said about it for a while', { on: STATUS, times: 6, fault: { status: 500 } }],
    ['access ends in the middle', { on: STATUS, fault: 'token_expired' }],
  ]

  test.each(faults)('is published once when %s', async (_name, fault) => {
    const engine = await open()
    kit.fake.script(fault)
    const { state, remoteId } = await engine.deliverAll()
    expect({ state, remoteId }).toEqual({ state: 'published', remoteId: posts()[0]?.id })
    expect(posts()).toHaveLength(1)
  })

  test('is told as unconfirmed when the network works on it for ever', async () => {
    const engine = await open()
    kit.fake.script({ on: INIT, fault: 'never_finishes' })
    expect(await engine.deliverAll()).toMatchObject({ state: 'unconfirmed' })
    expect(posts()).toHaveLength(1)
  })

  test('fails with the reason of the network', async () => {
    const engine = await open()
    kit.fake.state.failNext = 'spam_risk_text'
    expect(await engine.deliverAll()).toMatchObject({ state: 'failed', error: { kind: 'content_policy' } })
  })

  test('is not held when another worker has renewed the access meanwhile, which ended the one in use', async () => {
    const request = video()
    const renewals = [kit.access()]
    const prepare: typeof kit.publisher.prepare = (asked, progress) => {
      const [renewed] = renewals.splice(0)
      if (renewed !== undefined) {
        kit.fake.state.grants.revoke(JSON.parse(request.secret).refresh)
        engine.renewElsewhere(renewed)
      }
      return kit.publisher.prepare(asked, progress)
    }
    const { connection, secret, content } = request
    const publisher = { ...kit.publisher, prepare }
    const engine = await openEngine({ publisher, clock: kit.outside.clock, connection, secret, content })
    expect(await engine.deliverAll()).toMatchObject({ state: 'published' })
  })

  test('leaves the channel with the tokens that the network gave in between', async () => {
    const request = video()
    const engine = await open(request)
    kit.fake.state.grants.expire()
    expect(await engine.deliverAll()).toMatchObject({ state: 'published' })
    expect(JSON.parse(engine.secret()).refresh).not.toBe(JSON.parse(request.secret).refresh)
  })
})

test('photos whose reply was lost are left to a person', async () => {
  const engine = await open(kit.photos(2))
  kit.fake.state.ownedPrefixes = ['http']
  kit.fake.script({ on: 'POST /v2/post/publish/content/init/', fault: 'silent_stored' })
  expect(await engine.deliverAll()).toMatchObject({ state: 'unconfirmed' })
  expect(posts()).toHaveLength(1)
})
