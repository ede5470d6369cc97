import type { Evergreen } from '@postwright/core/model/evergreen'
import type { QueueDraft } from '@postwright/core/model/queue'
import { evergreens } from '@postwright/core/collections/evergreens'
import { describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { addToQueue } from '../../functions/src/domain/queues/add-to-queue.ts'
import { finishMoves } from '../../functions/src/domain/queues/queue-moves.ts'
import { publishAgain } from '../../functions/src/domain/queues/publish-again.ts'
import { saveQueue } from '../../functions/src/domain/queues/save-queue.ts'
import { setQueuePause } from '../../functions/src/domain/queues/queue-pause.ts'
import { derivePost } from '../../functions/src/domain/publishing/derive-post.ts'
import { Crash, createPublishingWorld, HOUR, MINUTE, type PublishingWorld } from '../support/publishing.ts'
import { turnService } from '../support/turn-service.ts'

const DAY = 24 * HOUR
/** The world begins at noon of this day. */
const FIRST_SLOT = Date.UTC(2026, 10, 20, 13)

const daily = (...times: string[]) =>
  times.flatMap((time) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time })))
const draft = (fields: Partial<QueueDraft> = {}): QueueDraft => ({
  name: 'Afternoons',
  connectionIds: [],
  tzid: 'UTC',
  slots: daily('13:00'),
  evergreen: null,
  ...fields,
})

/** Creates a queue in a world of its own, with the posts in its first slots. */
async function begin(posts: readonly string[], fields: Partial<QueueDraft> = {}) {
  const world = await createPublishingWorld('queues')
  const place = { workspaceId: world.workspaceId, queueId: 'queue1' }
  await saveQueue(world.deps, world.owner, { ...place, rev: 0, draft: draft(fields) })
  for (const postId of posts) {
    await world.addPost(postId)
    await addToQueue(world.deps, world.owner, { ...place, postId, place: { kind: 'next' }, content: 'draft' })
  }
  return { world, place }
}

const timesOf = ({ refs, workspaceId }: PublishingWorld, posts: readonly string[]) =>
  Promise.all(posts.map(async (postId) => (await refs.post(workspaceId, postId).get()).data()?.nextAt))

/** Dependencies whose process dies before or after its nth transaction is committed. */
function dyingDeps(deps: Deps, nth: number, isCommitted: boolean): Deps {
  let count = 0
  const transact: Deps['transact'] = async (work) => {
    count += 1
    if (count < nth) return deps.transact(work)
    if (count === nth && isCommitted) await deps.transact(work)
    throw new Crash()
  }
  return { ...deps, transact }
}

/** Returns whether the work ended before the process died. */
async function survives(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Crash) return false
    throw error
  }
}

async function goTo(world: PublishingWorld, time: number, posts: readonly string[]): Promise<void> {
  world.clock.advance(time - world.clock.now())
  await world.tick()
  for (const postId of posts) await derivePost(world.deps, world.workspaceId, postId)
}

describe('a queue that is paused', () => {
  test('holds its posts at their slots, and gives them the next ones after the pause, in their order', async () => {
    const { world, place } = await begin(['a', 'b'])
    await setQueuePause(world.deps, world.owner, { ...place, isPaused: true })
    await goTo(world, FIRST_SLOT + MINUTE, ['a', 'b'])
    expect(await world.variant('a')).toMatchObject({ state: 'held', error: { kind: 'paused' } })
    expect(world.network.calls('a')).toBe(0)
    await setQueuePause(world.deps, world.owner, { ...place, isPaused: false })
    expect(await timesOf(world, ['a', 'b'])).toEqual([FIRST_SLOT + DAY, FIRST_SLOT + 2 * DAY])
    await goTo(world, FIRST_SLOT + DAY, ['a'])
    expect((await world.variant('a')).state).toBe('published')
    expect((await world.variant('b')).state).toBe('scheduled')
  })
})

describe('moving posts to other slots', () => {
  test('is finished whatever step the process died at, and no post is moved twice or forgotten', async () => {
    const posts = ['a', 'b', 'c']
    const { world, place } = await begin(posts)
    let rev = 1
    for (const isCommitted of [false, true]) {
      for (let nth = 1, isDone = false; !isDone; nth += 1) {
        const hour = 14 + (rev % 2)
        const change = { ...place, rev, draft: draft({ slots: daily(`${hour}:00`) }) }
        isDone = await survives(() => saveQueue(dyingDeps(world.deps, nth, isCommitted), world.owner, change))
        // The person saves again when there was no response. The upkeep finishes what is left.
        await saveQueue(dyingDeps(world.deps, 2, false), world.owner, change).catch(() => undefined)
        world.clock.advance(3 * MINUTE)
        await finishMoves(world.deps)
        const first = Date.UTC(2026, 10, 20, hour)
        expect(await timesOf(world, posts), `killed at ${nth}`).toEqual([first, first + DAY, first + 2 * DAY])
        expect(await world.deps.queues.get(place.workspaceId, place.queueId)).toMatchObject({
          moves: [],
          movingAt: null,
        })
        rev += 1
      }
    }
  })
})

describe('a post that is published again', () => {
  const evergreen = { order: 'oldest', gapDays: 1, repeatsMax: 2, expiryDays: 0 } as const
  const entryOf = async ({ refs, workspaceId }: PublishingWorld): Promise<Evergreen | undefined> =>
    (await refs.described(evergreens, workspaceId).doc('a').get()).data()
  const postsOf = async ({ refs, workspaceId }: PublishingWorld) =>
    (await refs.posts(workspaceId).get()).docs.map((snapshot) => snapshot.data())

  test('gets one copy for each turn, however often and wherever the run dies, until it was repeated often enough', async () => {
    const { world } = await begin(['a'], { evergreen })
    const entry = world.refs.described(evergreens, world.workspaceId).doc('a')
    await entry.update({ variations: ['a in other words'] })
    await goTo(world, FIRST_SLOT, ['a'])
    await publishAgain(world.deps)
    expect(await postsOf(world)).toHaveLength(1)
    world.clock.advance(30 * MINUTE)
    for (const isCommitted of [false, true]) {
      for (const nth of [1, 2]) await survives(() => publishAgain(dyingDeps(world.deps, nth, isCommitted)))
    }
    await Promise.all([publishAgain(world.deps), publishAgain(world.deps)])
    const [copy, ...others] = (await postsOf(world)).filter(({ id }) => id !== 'a')
    expect(others).toEqual([])
    // The gap of a day counts from the publication, at or just after 13:00.
    expect(copy).toMatchObject({ text: 'a in other words', lifecycle: 'scheduled', queueId: 'queue1' })
    expect((copy?.nextAt ?? 0) - FIRST_SLOT).toBeGreaterThanOrEqual(DAY)
    expect(await entryOf(world)).toMatchObject({ turn: 1, postId: copy?.id, end: null })

    await goTo(world, copy?.nextAt ?? 0, [copy?.id ?? ''])
    world.clock.advance(30 * MINUTE)
    await publishAgain(world.deps)
    const last = (await postsOf(world)).find(({ id }) => id !== 'a' && id !== copy?.id)
    expect(last?.text).toBe('a first words')
    await goTo(world, last?.nextAt ?? 0, [last?.id ?? ''])
    world.clock.advance(30 * MINUTE)
    await publishAgain(world.deps)
    expect(await entryOf(world)).toMatchObject({ turn: 2, end: 'repeats', dueAt: null })
    expect(await postsOf(world)).toHaveLength(3)
  })

  test('waits while its queue is paused, and for a person where its turn has failed', async () => {
    const { world, place } = await begin(['a'], { evergreen })
    await goTo(world, FIRST_SLOT, ['a'])
    await setQueuePause(world.deps, world.owner, { ...place, isPaused: true })
    world.clock.advance(30 * MINUTE)
    await publishAgain(world.deps)
    expect(await postsOf(world)).toHaveLength(1)
    await setQueuePause(world.deps, world.owner, { ...place, isPaused: false })
    world.clock.advance(2 * HOUR)
    await publishAgain(world.deps)
    expect(await postsOf(world)).toHaveLength(2)
  })

  test('waits while queues are off, and is planned once when they are on again', async () => {
    const { world } = await begin(['a'], { evergreen })
    await goTo(world, FIRST_SLOT, ['a'])
    await turnService(world.deps, 'queues', { isOn: false })
    world.clock.advance(30 * MINUTE)
    await publishAgain(world.deps)
    expect(await postsOf(world)).toHaveLength(1)
    expect((await entryOf(world))?.turn).toBe(0)
    await turnService(world.deps, 'queues', {})
    await Promise.all([publishAgain(world.deps), publishAgain(world.deps)])
    expect(await postsOf(world)).toHaveLength(2)
  })

  test('says why its next turn could not be planned, and is tried again the day after', async () => {
    const { world } = await begin(['a'], { evergreen })
    await goTo(world, FIRST_SLOT, ['a'])
    const [post] = await postsOf(world)
    const channel = world.refs.connection(world.workspaceId, post?.connectionIds[0] ?? '')
    await channel.update({ status: 'needs_reconnect' })
    world.clock.advance(30 * MINUTE)
    await publishAgain(world.deps)
    expect(await entryOf(world)).toMatchObject({ turn: 0, problem: 'connection_broken', end: null })
    await channel.update({ status: 'connected' })
    world.clock.advance(25 * HOUR)
    await publishAgain(world.deps)
    expect(await entryOf(world)).toMatchObject({ turn: 1, problem: null })
  })
})
