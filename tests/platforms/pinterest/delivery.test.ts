import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ScriptedFault } from '../../fakes/support/fault.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { openEngine } from '../support/engine.ts'
import { openPinterest, type PinterestKit } from './pinterest-kit.ts'

let kit: PinterestKit
beforeAll(async () => {
  kit = await openPinterest()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const PINS = 'POST /v5/pins'
const MEDIA = 'POST /v5/media'
const STORE = 'POST /pinterest-media-upload/'
const posts = () => acceptedIn(kit.fake.ledger, 'post')

function open() {
  const { connection, secret, content } = kit.request({ files: [{ mime: 'video/mp4', bytes: 4_000 }] })
  return openEngine({ publisher: kit.publisher, clock: kit.outside.clock, connection, secret, content })
}

const faults: [string, ScriptedFault][] = [
  ['nothing goes wrong', { on: 'GET /nothing', fault: 'cut' }],
  ['the registration is cut', { on: MEDIA, fault: 'cut' }],
  ['the file is cut', { on: STORE, fault: 'cut' }],
  ['the store takes the file and says nothing', { on: STORE, fault: 'silent_stored' }],
  ['a look at the processing fails', { on: 'GET /v5/media/:id', fault: { status: 500 } }],
  ['the network makes the pin and says nothing', { on: PINS, fault: 'silent_stored' }],
  ['the network hides the pin at first', { on: PINS, fault: { hidden: 2 } }],
  ['a limit comes before', { on: PINS, fault: { status: 429, retryAfter: 60 } }],
  ['access ends at the pin', { on: PINS, fault: 'token_expired' }],
]

test.each(faults)('a video is pinned once when %s', async (_name, fault) => {
  const engine = await open()
  kit.fake.script(fault)
  expect(await engine.deliverAll()).toMatchObject({ state: 'published', remoteId: posts()[0]?.id })
  expect(posts()).toHaveLength(1)
})

test('a pin that was cut off and that the board does not show is left to a person', async () => {
  const engine = await open()
  kit.fake.script({ on: PINS, fault: 'cut' })
  expect(await engine.deliverAll()).toMatchObject({ state: 'unconfirmed' })
  expect(posts()).toHaveLength(0)
})

test('a video that is processed for ever fails after the time that the contract gives', async () => {
  const engine = await open()
  kit.fake.script({ on: MEDIA, fault: 'never_finishes' })
  expect(await engine.deliverAll()).toMatchObject({ state: 'failed', error: { kind: 'processing' } })
  expect(posts()).toHaveLength(0)
})
