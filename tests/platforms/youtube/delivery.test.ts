import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ScriptedFault } from '../../fakes/support/fault.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { openEngine } from '../support/engine.ts'
import { openYouTube, type YouTubeKit } from './youtube-kit.ts'

let kit: YouTubeKit
beforeAll(async () => {
  kit = await openYouTube()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const INSERT = 'POST /upload/youtube/v3/videos'
const PUT = 'PUT /upload/youtube/v3/videos'
const posts = () => acceptedIn(kit.fake.ledger, 'post')

function open() {
  const { connection, secret, content } = kit.request()
  return openEngine({ publisher: kit.publisher, clock: kit.outside.clock, connection, secret, content })
}

const faults: [string, ScriptedFault][] = [
  ['nothing goes wrong', { on: 'GET /nothing', fault: 'cut' }],
  ['the session is opened without a reply', { on: INSERT, fault: 'silent_stored' }],
  ['a part is cut', { on: PUT, after: 1, fault: 'cut' }],
  ['a part arrives without a reply', { on: PUT, after: 1, fault: 'silent_stored' }],
  ['the last part is cut', { on: PUT, after: 2, fault: 'cut' }],
  ['the last part arrives without a reply', { on: PUT, after: 2, fault: 'silent_stored' }],
  [
    'the network is in trouble at the last part, again and again',
    { on: PUT, after: 2, times: 3, fault: { status: 503 } },
  ],
  ['access ends at the last part', { on: PUT, after: 2, fault: 'token_expired' }],
]

test.each(faults)('a video is published once when %s', async (_name, fault) => {
  const engine = await open()
  kit.fake.script(fault)
  expect(await engine.deliverAll()).toMatchObject({ state: 'published', remoteId: posts()[0]?.id })
  expect(posts()).toHaveLength(1)
})

test('a video whose day is used up goes out the day after', async () => {
  const engine = await open()
  kit.fake.state.uploadsLeft = 0
  await engine.deliverOnce()
  expect(engine.variant()).toMatchObject({ state: 'scheduled', error: { kind: 'rate_limit' } })
  kit.fake.state.uploadsLeft = 1
  expect(await engine.deliverAll()).toMatchObject({ state: 'published' })
})
