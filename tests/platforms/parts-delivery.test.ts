import { COMMENT_DELAY } from '@postwright/core/limits'
import { type Variant, variantId } from '@postwright/core/model/variant'
import { expect, test } from 'vitest'
import type { FaultPoint } from '../../functions/src/domain/ports/world.ts'
import type { Publisher, PublishRequest } from '../../functions/src/domain/ports/networks.ts'
import { deliver } from '../../functions/src/domain/publishing/deliver.ts'
import { createTestClock } from '../support/clock.ts'
import { makeContent } from '../support/factories/content.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { pathOf } from '../support/memory/database.ts'
import { openEngine } from './support/engine.ts'

const START = Date.UTC(2026, 10, 22, 12)
const DELIVERIES_MAX = 60

/** A network that stores posts under our record keys, each with the post it replies to. */
function createNetwork(refuses: (text: string) => boolean = () => false) {
  const kept = new Map<string, { text: string; parent: string | null }>()
  const publisher: Publisher = {
    platform: 'sandbox',
    prepare: () => Promise.resolve({ kind: 'prepared', payload: '{}' }),
    publish: ({ recordKey, content, part }: PublishRequest) => {
      if (refuses(content.text)) {
        const error = { kind: 'content_policy', detail: '', retryable: false } as const
        return Promise.resolve({ kind: 'refused', error })
      }
      if (!kept.has(recordKey)) kept.set(recordKey, { text: content.text, parent: part.replyTo?.parent ?? null })
      return Promise.resolve({ kind: 'published', remoteId: content.text, url: 'https://network.test/1' })
    },
    reconcile: ({ recordKey }) => {
      const found = kept.get(recordKey)
      if (!found) return Promise.resolve({ kind: 'absent' })
      return Promise.resolve({ kind: 'published', remoteId: found.text, url: 'https://network.test/1' })
    },
    check: () => Promise.reject(new Error('nothing is checked here')),
    revoke: () => Promise.resolve(),
  }
  return { publisher, posts: () => [...kept.values()] }
}

async function openThread(publisher: Publisher, crash: { at: FaultPoint; times: number } | null = null) {
  const clock = createTestClock(START)
  const content = makeContent('one')
  const engine = await openEngine({ publisher, clock, connection: {}, secret: 's', content, crash })
  const parts = [
    { partIndex: 1, partKind: 'reply' as const, content: makeContent('two') },
    { partIndex: 2, partKind: 'reply' as const, content: makeContent('three') },
    { partIndex: 3, partKind: 'comment' as const, content: makeContent('comment') },
  ]
  for (const part of parts) {
    const id = variantId('post1', 'channel1', part.partIndex)
    const isFollowed = part.partIndex < parts.length
    const waiting = makeVariant({
      id,
      state: 'approved',
      dueAt: null,
      recordKey: `key-${part.partIndex}`,
      isFollowed,
      ...part,
    })
    engine.database.variants.set(pathOf('w1', id), waiting)
  }
  const first = pathOf('w1', variantId('post1', 'channel1'))
  const planned = engine.variant()
  engine.database.variants.set(first, { ...planned, isFollowed: true })
  const all = () => [0, 1, 2, 3].map((part) => read(variantId('post1', 'channel1', part)))

  function read(id: string): Variant {
    const found = engine.database.variants.get(pathOf('w1', id))?.data
    if (!found) throw new Error(`${id} is gone`)
    return found
  }

  async function deliverAll() {
    for (let delivery = 0; delivery < DELIVERIES_MAX; delivery += 1) {
      const [next] = all()
        .filter(({ dueAt }) => dueAt !== null)
        .toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0))
      if (!next) return all()
      clock.advance(Math.max((next.dueAt ?? 0) - clock.now(), 0))
      const { workspaceId, id: variant, generation } = next
      await deliver(engine.deps, { workspaceId, variantId: variant, generation, attempt: 1 }).catch(() => null)
    }
    return all()
  }

  return { deliverAll, all, clock, queued: engine.queued }
}

test('a thread goes out part by part, each answering the one before it, and the comment a while later', async () => {
  const network = createNetwork()
  const { deliverAll, clock } = await openThread(network.publisher)
  const states = (await deliverAll()).map(({ state }) => state)
  expect(states).toEqual(['published', 'published', 'published', 'published'])
  expect(network.posts()).toEqual([
    { text: 'one', parent: null },
    { text: 'two', parent: 'one' },
    { text: 'three', parent: 'two' },
    { text: 'comment', parent: 'one' },
  ])
  expect(clock.now()).toBeGreaterThanOrEqual(START + COMMENT_DELAY)
})

test('a part of a thread is queued once the part before it is published, and does not wait for the next sweep', async () => {
  const network = createNetwork()
  const { deliverAll, queued } = await openThread(network.publisher)
  await deliverAll()
  expect(queued).toEqual(expect.arrayContaining([1, 2].map((part) => variantId('post1', 'channel1', part))))
})

test.each(['after_claim', 'after_prepare', 'after_intent', 'after_call', 'after_outcome'] as const)(
  'a worker that dies %s twice repeats no part and loses none',
  async (at) => {
    const network = createNetwork()
    const { deliverAll } = await openThread(network.publisher, { at, times: 2 })
    expect((await deliverAll()).map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'published'))
    expect(network.posts().map(({ text }) => text)).toEqual(['one', 'two', 'three', 'comment'])
  },
)

test.each([
  ['is handed to a person at its time', {}, 'handed_over', undefined],
  ['is held while its channel is paused', { pausedAt: START }, 'held', 'paused'],
  ['is held when its channel is gone', { status: 'disconnected' as const }, 'held', 'disconnected'],
])('a post that a person publishes %s', async (_, connection, state, cause) => {
  const { publisher, posts } = createNetwork()
  const clock = createTestClock(START)
  const engine = await openEngine({ publisher, clock, connection, secret: '', content: makeContent('one') })
  engine.database.variants.set(pathOf('w1', engine.variant().id), { ...engine.variant(), mode: 'assisted' })
  await engine.deliverOnce()
  expect(engine.variant()).toMatchObject({ state, dueAt: null })
  expect(engine.variant().error?.kind).toBe(cause)
  expect(posts()).toEqual([])
})

test('a part that fails stops there: what is out stays out, what follows waits', async () => {
  const network = createNetwork((text) => text === 'two')
  const { deliverAll } = await openThread(network.publisher)
  expect((await deliverAll()).map(({ state }) => state)).toEqual(['published', 'failed', 'approved', 'approved'])
  expect(network.posts().map(({ text }) => text)).toEqual(['one'])
})
