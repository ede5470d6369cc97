import type { Variant } from '@postwright/core/model/variant'
import { perPlatform } from '@postwright/core/platforms/per-platform'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../../functions/src/deps.ts'
import { secretContext } from '../../../functions/src/domain/connections/secret-context.ts'
import type { FaultPoint } from '../../../functions/src/domain/ports.ts'
import { deliver } from '../../../functions/src/domain/publishing/deliver.ts'
import { createThreadsModule } from '../../../functions/src/platforms/threads/module.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { startThreadsFake } from '../../fakes/threads/start-threads-fake.ts'
import { THREADS_APP } from '../../fakes/threads/threads-state.ts'
import { makeContent } from '../../support/factories/content.ts'
import { makeBase } from '../../support/factories/document-base.ts'
import { makePost } from '../../support/factories/post.ts'
import { makeVariant } from '../../support/factories/variant.ts'
import { pathOf } from '../../support/memory/database.ts'
import { createMemoryPublishing } from '../../support/memory/publishing-ports.ts'
import { startGraphChannel } from '../meta-graph/start-graph-channel.ts'

const WORKSPACE = 'w1'
const CREATE = 'POST /v1.0/:user/threads'
const PUBLISH = 'POST /v1.0/:user/threads_publish'
const ROUNDS = 40
const OVER: readonly Variant['state'][] = ['published', 'failed', 'unconfirmed']
const start = () =>
  startGraphChannel({ app: THREADS_APP, startFake: startThreadsFake, createModule: createThreadsModule })

let threads: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  threads = await start()
})
beforeEach(() => threads.fake.reset())
afterAll(() => threads.close())

const posts = () => acceptedIn(threads.fake.ledger, 'post')

/** The engine with stores in memory delivers one text; `crash`: the worker dies there, so often. */
async function deliverText(crash: { at: FaultPoint; times: number } | null = null): Promise<Variant> {
  const { clock, publisher } = threads
  const { connection, secret } = await threads.connectFirst()
  const { stores, database } = createMemoryPublishing({ clock, ids: { random: () => crypto.randomUUID() } })
  const { id, platform } = connection
  const dueAt = clock.now()
  const scheduled = { local: '2026-11-22T13:00', tzid: 'Europe/Berlin', instant: dueAt }
  const planned = { content: makeContent('Hello'), scheduled, dueAt }
  const variant = makeVariant({ connectionId: id, platform, ...planned })
  const sealed = stores.sealer.seal(secret, secretContext(WORKSPACE, connection))
  database.connections.set(pathOf(WORKSPACE, id), connection)
  database.connectionSecrets.set(id, { ...makeBase(id), workspaceId: WORKSPACE, platform, sealed })
  database.posts.set(pathOf(WORKSPACE, variant.postId), makePost({ id: variant.postId, connectionIds: [id] }))
  database.variants.set(pathOf(WORKSPACE, variant.id), variant)
  let left = crash?.times ?? 0
  const outside: Partial<Deps> = {
    clock,
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    publishers: perPlatform(() => publisher),
    queue: { enqueue: () => Promise.resolve() },
    faults: {
      at: (point) => {
        if (point !== crash?.at || left === 0) return Promise.resolve()
        left -= 1
        return Promise.reject(new Error('the worker died'))
      },
    },
  }
  // NOTE publishing uses nothing else; what it would use is missing and fails.
  const deps = { ...stores, ...outside } as unknown as Deps
  for (let round = 0; round < ROUNDS; round += 1) {
    const stored = await stores.variants.read(WORKSPACE, variant.id)
    if (!stored) throw new Error('the variant is gone')
    if (OVER.includes(stored.variant.state)) return stored.variant
    clock.advance(Math.max((stored.variant.dueAt ?? 0) - clock.now(), 0))
    const job = { workspaceId: WORKSPACE, variantId: variant.id, generation: 1, attempt: 0 }
    await deliver(deps, job).catch((error: unknown) => {
      if (!String(error).includes('the worker died')) throw error
    })
  }
  throw new Error('it is never over')
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
