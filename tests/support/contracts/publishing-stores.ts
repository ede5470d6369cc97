import type { Variant } from '@postwright/core/model/variant'
import { expect, test } from 'vitest'
import { DUE_SHARDS } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { makeConnection } from '../factories/connection.ts'
import { MADE_AT, makeBase } from '../factories/document-base.ts'
import { makePost } from '../factories/post.ts'
import { makeVariant } from '../factories/variant.ts'
import type { PublishingStores } from '../memory/publishing-ports.ts'

/** Stores under test in a workspace of its own. `addPost` stores a post, which clients write themselves in production. */
export type StoresUnderTest = { stores: PublishingStores; workspaceId: string; addPost: (post: Post) => Promise<void> }

const CAUSE = { step: 'claim', actor: 'scheduler' } as const
const NOT_DUE = { state: 'published', dueAt: null } as const

/** Tests the behaviour that the publishing engine relies on. All sets of stores have to pass. */
export function testPublishingStores(open: () => Promise<StoresUnderTest>): void {
  const begin = async () => {
    const under = await open()
    const { stores, workspaceId } = under
    const save = (fields: Partial<Variant> = {}) => {
      const variant = makeVariant({ workspaceId, ...fields })
      return stores.transact(async (tx) => stores.variants.saveIn(tx, variant, { ...CAUSE, step: 'schedule' }))
    }
    const read = async (id: string) => {
      const stored = await stores.variants.read(workspaceId, id)
      if (!stored) throw new Error(`no variant ${id}`)
      return stored
    }
    const dueIds = async (until: number, size = 100) => {
      const shards = Array.from({ length: DUE_SHARDS }, async (_, shard) => {
        const rows = []
        for await (const page of stores.due.pages(shard, until, size)) rows.push(...page)
        return rows.filter((row) => row.workspaceId === workspaceId)
      })
      return Promise.all(shards)
    }
    return { ...under, save, read, dueIds }
  }
  /** Adds the workspace to an id, because ids have to be unique in the whole due index. */
  const named = (workspaceId: string, name: string) => `${name}-${workspaceId}_channel1`

  test('a variant, its due row and its log entry are written together', async () => {
    const { stores, workspaceId, save, read, dueIds } = await begin()
    const id = named(workspaceId, 'a')
    await save({ id, dueAt: MADE_AT })
    expect((await dueIds(MADE_AT)).flat()).toMatchObject([{ id, generation: 1, attempt: 1, dueAt: MADE_AT }])
    const written = await stores.variants.commit(await read(id), { ...NOT_DUE, fence: 1 }, CAUSE)
    expect(written?.variant).toMatchObject({ state: 'published', rev: 2 })
    expect(await read(id)).toMatchObject({ variant: { state: 'published', fence: 1, rev: 2 } })
    expect((await dueIds(MADE_AT)).flat()).toEqual([])
    expect(await stores.publishLog.listOf(workspaceId, id)).toMatchObject([
      { step: 'schedule', state: 'scheduled', variantRev: 1 },
      { step: 'claim', state: 'published', variantRev: 2 },
    ])
  })

  test('of several commits over one reading exactly one is written, the others leave nothing', async () => {
    const { stores, workspaceId, save, read } = await begin()
    const id = named(workspaceId, 'a')
    await save({ id })
    const seen = await read(id)
    const tries = [1, 2, 3].map((fence) => stores.variants.commit(seen, { fence }, CAUSE))
    const written = (await Promise.all(tries)).filter((each) => each !== null)
    expect(written).toHaveLength(1)
    expect((await read(id)).variant).toEqual(written[0]?.variant)
    expect(await stores.publishLog.listOf(workspaceId, id)).toHaveLength(2)
  })

  test('a commit goes on from the commit before it, without reading again', async () => {
    const { stores, workspaceId, save, read } = await begin()
    const id = named(workspaceId, 'a')
    await save({ id })
    const first = await stores.variants.commit(await read(id), { fence: 1 }, CAUSE)
    if (!first) throw new Error('the first commit was lost')
    const second = await stores.variants.commit(first, { fence: 2 }, CAUSE)
    expect(second?.variant).toMatchObject({ fence: 2, rev: 3 })
    expect(await stores.variants.commit(first, { fence: 3 }, CAUSE)).toBeNull()
  })

  test('a variant that was deleted is written by no commit, and its row and reading are gone', async () => {
    const { stores, workspaceId, save, read, dueIds } = await begin()
    const id = named(workspaceId, 'a')
    await save({ id, dueAt: MADE_AT })
    const seen = await read(id)
    await stores.transact(async (tx) => stores.variants.deleteIn(tx, workspaceId, id))
    expect(await stores.variants.commit(seen, { fence: 1 }, CAUSE)).toBeNull()
    expect(await stores.variants.read(workspaceId, id)).toBeNull()
    expect((await dueIds(MADE_AT)).flat()).toEqual([])
    expect(await stores.publishLog.listOf(workspaceId, id)).toHaveLength(1)
  })

  test('a transaction whose reading was overtaken runs again, with what is there now', async () => {
    const { stores, workspaceId, save, read } = await begin()
    const id = named(workspaceId, 'a')
    await save({ id })
    const add = () =>
      stores.transact(async (tx) => {
        const variant = await stores.variants.getIn(tx, workspaceId, id)
        if (variant) stores.variants.saveIn(tx, { ...variant, attempts: variant.attempts + 1 }, CAUSE)
      })
    await Promise.all([add(), add(), add()])
    expect((await read(id)).variant.attempts).toBe(3)
    expect(await stores.publishLog.listOf(workspaceId, id)).toHaveLength(4)
  })

  test('a transaction that fails writes nothing, and one that writes first cannot read any more', async () => {
    const { stores, workspaceId, save, read } = await begin()
    const id = named(workspaceId, 'a')
    await save({ id })
    const failing = stores.transact(async (tx) => {
      stores.variants.saveIn(tx, (await read(id)).variant, CAUSE)
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    const late = stores.transact(async (tx) => {
      stores.variants.deleteIn(tx, workspaceId, id)
      return stores.variants.getIn(tx, workspaceId, id)
    })
    await expect(late).rejects.toThrow()
    expect((await read(id)).variant.rev).toBe(1)
  })

  test('rows of a shard come oldest first, up to the instant that is asked for, whatever the size of a page', async () => {
    const { stores, workspaceId, save, dueIds } = await begin()
    const minutes = [3, 1, 5, 2, 4]
    for (const minute of minutes) await save({ id: named(workspaceId, `m${minute}`), dueAt: MADE_AT + minute })
    for (const rows of await dueIds(MADE_AT + 4, 1)) {
      const times = rows.map(({ dueAt }) => dueAt)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
    const found = (await dueIds(MADE_AT + 4)).flat().map(({ dueAt }) => dueAt - MADE_AT)
    expect(found.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
    const counts = Array.from({ length: DUE_SHARDS }, (_, shard) => stores.due.count(shard, MADE_AT + 4))
    const counted = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    expect(counted).toBe((await dueIds(MADE_AT + 4)).flat().length)
  })

  test('a postponed row moves, one that is gone stays gone', async () => {
    const { stores, workspaceId, save, dueIds } = await begin()
    const id = named(workspaceId, 'a')
    await save({ id, dueAt: MADE_AT })
    await stores.due.postpone(id, MADE_AT + 10)
    await stores.due.postpone(named(workspaceId, 'other'), MADE_AT)
    expect((await dueIds(MADE_AT + 9)).flat()).toEqual([])
    expect((await dueIds(MADE_AT + 10)).flat()).toMatchObject([{ id, dueAt: MADE_AT + 10 }])
  })

  test('lists take one post, or one channel and some states, of one workspace', async () => {
    const { stores, workspaceId, save } = await begin()
    const [a, b] = [`a-${workspaceId}`, `b-${workspaceId}`]
    await save({ id: `${a}_c1`, postId: a, connectionId: 'c1' })
    await save({ id: `${a}_c2`, postId: a, connectionId: 'c2', state: 'held', dueAt: null })
    await save({ id: `${b}_c2`, postId: b, connectionId: 'c2', state: 'failed', dueAt: null })
    const idsOf = (found: { id: string }[]) => found.map(({ id }) => id)
    expect(idsOf(await stores.variants.listOfPost(workspaceId, a))).toEqual([`${a}_c1`, `${a}_c2`])
    expect(await stores.variants.listOfPost('elsewhere', a)).toEqual([])
    const all = await stores.variants.allOfPost(workspaceId, a)
    expect({ ids: idsOf(all.variants), unreadable: all.unreadable }).toEqual({
      ids: [`${a}_c1`, `${a}_c2`],
      unreadable: [],
    })
    const inside = await stores.transact((tx) => stores.variants.allOfPostIn(tx, workspaceId, a))
    expect(inside).toEqual(all)
    const held = await stores.variants.listOfConnection(workspaceId, 'c2', ['held', 'scheduled'])
    expect(held.map(({ variant }) => variant.id)).toEqual([`${a}_c2`])
    const [stored] = held
    expect(stored && (await stores.variants.commit(stored, { handle: 'renamed' }, CAUSE))).not.toBeNull()
  })

  test('what was derived of a post is written only over the reading it came from', async () => {
    const { stores, workspaceId, addPost } = await begin()
    await addPost(makePost({ id: 'p1' }))
    const seen = await stores.posts.read(workspaceId, 'p1')
    if (!seen) throw new Error('no post')
    const derived = { lifecycle: 'scheduled', plannedAt: MADE_AT, nextAt: MADE_AT, publishedAt: null } as const
    const fact = { generation: 1, rev: 2, state: 'scheduled', planned: MADE_AT, due: MADE_AT, published: null } as const
    const states = { generation: 0, byVariant: { p1_c1: fact } }
    expect(seen.states).toBeNull()
    const now = await stores.posts.derive(workspaceId, seen, derived, states)
    expect(now?.states).toEqual(states)
    expect(now).toEqual(await stores.posts.read(workspaceId, seen.post.id))
    expect(await stores.posts.derive(workspaceId, seen, { ...derived, nextAt: null }, states)).toBeNull()
    expect((await stores.posts.read(workspaceId, 'p1'))?.post).toMatchObject({ ...derived, rev: 1 })
    const updated = await stores.transact(async (tx) => {
      const post = await stores.posts.getIn(tx, workspaceId, 'p1')
      return post && stores.posts.updateIn(tx, workspaceId, post, { generation: 4 })
    })
    expect(updated).toMatchObject({ generation: 4, rev: 2 })
    await stores.transact(async (tx) => {
      const post = await stores.posts.getIn(tx, workspaceId, 'p1')
      if (post) stores.posts.noteIn(tx, workspaceId, post, { generation: 5 })
    })
    expect((await stores.posts.read(workspaceId, 'p1'))?.post).toMatchObject({ generation: 5, rev: 2 })
    await stores.transact(async (tx) => stores.posts.deleteIn(tx, workspaceId, 'p1'))
    expect(await stores.transact((tx) => stores.posts.existsIn(tx, workspaceId, 'p1'))).toBe(false)
    const derivedLate = await stores.posts.derive(workspaceId, seen, derived, states)
    expect(derivedLate).toBeNull()
  })

  test('an account and its access are changed under their revision', async () => {
    const { stores, workspaceId } = await begin()
    const connection = makeConnection({ id: `c-${workspaceId}` })
    const { id, platform } = connection
    const secret = { ...makeBase(id), workspaceId, platform, sealed: 'one', leaseEndsAt: null }
    await stores.transact(async (tx) => {
      stores.connections.saveIn(tx, workspaceId, connection)
      stores.connectionSecrets.saveIn(tx, secret)
    })
    await stores.transact(async (tx) => {
      const current = await stores.connections.getIn(tx, workspaceId, id)
      const stored = await stores.connectionSecrets.getIn(tx, id)
      if (current) stores.connections.updateIn(tx, workspaceId, current, { status: 'needs_reconnect' })
      if (stored) stores.connectionSecrets.resealIn(tx, stored, 'two')
    })
    expect(await stores.connections.get(workspaceId, id)).toMatchObject({ status: 'needs_reconnect', rev: 2 })
    expect(await stores.connectionSecrets.get(id)).toMatchObject({ sealed: 'two', rev: 2 })
    await stores.transact(async (tx) => stores.connectionSecrets.deleteIn(tx, id))
    expect(await stores.connectionSecrets.get(id)).toBeNull()
  })

  test('deliveries of a network are counted as they stand, without those that a person confirmed or that are longer ago', async () => {
    const { stores, workspaceId, save } = await begin()
    // Earlier than the deliveries of the other tests, which count from a later time.
    const since = MADE_AT - 10_000_000
    const before = await stores.heartbeats.deliveriesOf('pinterest', since)
    const taken = { ...NOT_DUE, platform: 'pinterest' as const }
    await save({ id: named(workspaceId, 'a'), ...taken, publishedAt: since + 100 })
    await save({ id: named(workspaceId, 'b'), ...taken, publishedAt: since + 300 })
    await save({ id: named(workspaceId, 'c'), ...taken, publishedAt: since - 1 })
    await save({ id: named(workspaceId, 'd'), ...taken, publishedAt: since + 900, confirmedBy: 'ada' })
    await save({ id: named(workspaceId, 'e'), ...taken, state: 'failed', publishedAt: null, updatedAt: since + 50 })
    await save({ id: named(workspaceId, 'f'), ...taken, state: 'failed', publishedAt: null, updatedAt: since - 50 })
    expect(before).toMatchObject({ succeeded: 0, failed: 0 })
    const counted = await stores.heartbeats.deliveriesOf('pinterest', since)
    expect(counted).toEqual({ platform: 'pinterest', succeededAt: since + 300, succeeded: 2, failed: 1 })
    await stores.heartbeats.recordDeliveries(`job-${workspaceId}`, [counted])
    await stores.heartbeats.recordDeliveries(`job-${workspaceId}`, [counted])
    expect(await stores.heartbeats.get(`job-${workspaceId}`)).toMatchObject({ deliveries: [counted], rev: 2 })
  })

  test('a job remembers its last run, its pauses and how late publications were, but not those settled by hand', async () => {
    const { stores, workspaceId, save } = await begin()
    const job = `job-${workspaceId}`
    const beat = { lastRunAt: MADE_AT, oldestDueAt: null, dueCount: 0, leftCount: 0 }
    await stores.heartbeats.record(job, beat)
    await stores.heartbeats.record(job, { ...beat, lastRunAt: MADE_AT + 600_000, dueCount: 3 })
    const lateness = { measuredAt: MADE_AT, count: 1, p50: 1, p95: 1, max: 1 }
    await stores.heartbeats.recordLateness(job, lateness)
    const pauses = [{ startedAt: MADE_AT, endedAt: MADE_AT + 600_000 }]
    expect(await stores.heartbeats.get(job)).toMatchObject({ dueCount: 3, lateness, pauses, rev: 3 })
    await expect(stores.heartbeats.recordLateness(`${job}-2`, null)).rejects.toThrow()
    const out = { ...NOT_DUE, scheduled: { local: '2026-11-20T12:00', tzid: 'UTC', instant: MADE_AT } }
    await save({ id: named(workspaceId, 'a'), ...out, publishedAt: MADE_AT + 100 })
    await save({ id: named(workspaceId, 'b'), ...out, publishedAt: MADE_AT + 300 })
    await save({ id: named(workspaceId, 'c'), ...out, publishedAt: MADE_AT + 200, confirmedBy: 'owner' })
    await save({ id: named(workspaceId, 'd'), ...out, publishedAt: MADE_AT - 1 })
    expect(await stores.heartbeats.delaysSince(MADE_AT, 10)).toEqual([300, 100])
    expect(await stores.heartbeats.delaysSince(MADE_AT, 1)).toEqual([300])
  })
}
