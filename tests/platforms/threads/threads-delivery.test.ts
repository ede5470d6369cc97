import type { Variant } from '@postwright/core/model/variant'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { replanVariant } from '../../../functions/src/domain/posts/plan-variant.ts'
import { createThreadsModule } from '../../../functions/src/platforms/threads/module.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { startThreadsFake } from '../../fakes/threads/start-threads-fake.ts'
import { THREADS_APP } from '../../fakes/threads/threads-state.ts'
import { makeContent } from '../../support/factories/content.ts'
import { pathOf } from '../../support/memory/database.ts'
import { startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { type Crash, openEngine } from '../support/engine.ts'

const CREATE = 'POST /v1.0/:user/threads'
const PUBLISH = 'POST /v1.0/:user/threads_publish'
const start = () =>
  startGraphChannel({ app: THREADS_APP, startFake: startThreadsFake, createModule: createThreadsModule })

let threads: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  threads = await start()
})
beforeEach(() => threads.fake.reset())
afterAll(() => threads.close())

const posts = () => acceptedIn(threads.fake.ledger, 'post')

/** The engine delivers one text. */
async function deliverText(crash: Crash | null = null): Promise<Variant> {
  const { clock, publisher } = threads
  const channel = await threads.connectFirst()
  const engine = await openEngine({ clock, publisher, ...channel, content: makeContent('Hello'), crash })
  return engine.deliverAll()
}

describe('the engine on Threads', () => {
  it.each(['after_claim', 'after_prepare', 'after_intent', 'after_call', 'after_outcome'] as const)(
    'publishes once when its worker dies twice %s',
    async (at) => {
      expect(await deliverText({ at, times: 2 })).toMatchObject({ state: 'published', remoteId: posts()[0]?.id })
      expect(posts()).toHaveLength(1)
    },
  )

  it.each([
    ['is cut before it is handled', PUBLISH, 'cut'],
    ['gets no answer', PUBLISH, 'silent_stored'],
    ['gets a fault of the network', PUBLISH, { status: 503 }],
    ['is limited', PUBLISH, { status: 429, retryAfter: 90 }],
    ['to prepare it is cut', CREATE, 'cut'],
    ['to prepare it gets no answer', CREATE, 'silent_stored'],
  ] as const)('publishes once when a call %s, twice', async (_, on, fault) => {
    threads.fake.script({ on, times: 2, fault })
    expect(await deliverText()).toMatchObject({ state: 'published', remoteId: posts()[0]?.id })
    expect(posts()).toHaveLength(1)
  })
})

describe('a text that is edited while it is not known whether its container was published', () => {
  const STATUS = 'GET /v1.0/:id'
  const edited = makeContent('Hello again')

  /** Engine of a text whose call was cut, and which was planned again with another text; the status of its container is unknown. */
  async function editUnresolved() {
    const { clock, publisher } = threads
    const channel = await threads.connectFirst()
    const engine = await openEngine({ clock, publisher, ...channel, content: makeContent('Hello') })
    threads.fake.script({ on: PUBLISH, fault: 'cut' })
    for (let delivery = 0; delivery < 5 && engine.variant().state !== 'armed'; delivery += 1) {
      await engine.deliverOnce()
      clock.advance(10_000)
    }
    expect(engine.variant()).toMatchObject({ state: 'armed' })
    threads.fake.script({ on: STATUS, times: 100, fault: { status: 503 } })
    await engine.deliverOnce()
    planAgain({ ...engine.variant(), state: 'unconfirmed' }, { content: edited })
    return { engine, planAgain }

    function planAgain(variant: Variant, again: { content?: typeof edited; isSentAgain?: boolean }) {
      const plan = { scheduled: variant.scheduled, generation: variant.generation, ...again }
      engine.database.variants.set(pathOf('w1', variant.id), replanVariant(clock, variant, plan))
    }
  }

  it('is left to a person, who is told why, and no words of before go out', async () => {
    const { engine } = await editUnresolved()
    expect(await engine.deliverAll()).toMatchObject({ state: 'unconfirmed', error: { kind: 'platform_down' } })
    expect(posts()).toHaveLength(0)
  })

  it('goes out once with its new words, when a person sends it again and the network tells again', async () => {
    const { engine, planAgain } = await editUnresolved()
    expect(await engine.deliverAll()).toMatchObject({ state: 'unconfirmed' })
    threads.fake.heal()
    planAgain(engine.variant(), { isSentAgain: true })
    expect(await engine.deliverAll()).toMatchObject({ state: 'published', content: edited })
    expect(posts()).toMatchObject([{ content: { text: 'Hello again' } }])
  })
})
