import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { makeContent } from '../../support/factories/content.ts'
import { pathOf } from '../../support/memory/database.ts'
import { type Crash, openEngine } from '../support/engine.ts'
import { openX, type XKit } from './x-kit.ts'

let kit: XKit
beforeAll(async () => {
  kit = await openX()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const POST = 'POST /2/tweets'
const posts = () => acceptedIn(kit.fake.ledger, 'post')

/** The engine delivers one text. */
async function deliverText(crash: Crash | null = null) {
  const { outside, publisher, connection } = kit
  const given = { clock: outside.clock, publisher, connection, secret: kit.access(), crash }
  return (await openEngine({ ...given, content: makeContent('Hello') })).deliverAll()
}

describe('the engine on X, which has no key for a publication', () => {
  it.each(['after_claim', 'after_prepare', 'after_call', 'after_outcome'] as const)(
    'publishes once when its worker dies twice %s',
    async (at) => {
      expect(await deliverText({ at, times: 2 })).toMatchObject({ state: 'published', remoteId: posts()[0]?.id })
      expect(posts()).toHaveLength(1)
    },
  )

  it('publishes once when calls are limited or get no answer', async () => {
    kit.fake.script({ on: POST, times: 2, fault: { status: 429, retryAfter: 90 } })
    kit.fake.script({ on: POST, fault: 'silent_stored' })
    expect(await deliverText()).toMatchObject({ state: 'published', remoteId: posts()[0]?.id })
    expect(posts()).toHaveLength(1)
  })

  it('finds the post that X shows late', async () => {
    kit.fake.script({ on: POST, fault: { hidden: 2 } })
    expect(await deliverText({ at: 'after_call', times: 1 })).toMatchObject({ state: 'published' })
    expect(posts()).toHaveLength(1)
  })

  it.each([
    ['the worker dies with the intent stored', null, { at: 'after_intent', times: 1 }],
    ['the call is cut', 'cut', null],
    ['X is in trouble', { status: 503 }, null],
  ] as const)('leaves it to a person when %s: it never sends twice', async (_, fault, crash) => {
    if (fault) kit.fake.script({ on: POST, fault })
    expect(await deliverText(crash)).toMatchObject({ state: 'unconfirmed' })
    expect(posts()).toHaveLength(0)
  })

  it('hands a reply to a person where X lets the app not reply, keeps the channel, and never asks to connect again', async () => {
    kit.fake.state.refusesReplies = true
    const { outside, publisher, connection } = kit
    const first = await deliverText()
    const replyTo = { root: first.remoteId ?? '', parent: first.remoteId ?? '' }
    const given = { clock: outside.clock, publisher, connection, secret: kit.access() }
    const engine = await openEngine({ ...given, content: makeContent('The second part') })
    const planned = engine.variant()
    engine.database.variants.set(pathOf('w1', planned.id), { ...planned, replyTo })
    const part = await engine.deliverAll()
    expect(part).toMatchObject({ state: 'handed_over', error: { kind: 'reply_refused' }, lastCallAt: null })
    expect(part.error?.detail).not.toMatch(/connect again/i)
    expect(engine.database.connections.get(pathOf('w1', 'channel1'))?.data.status).toBe('connected')
    expect(posts()).toHaveLength(1)
  })
})
