import { SERIES_SCHEMA, type Series } from '@postwright/core/model/series'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { newDocument } from '../../functions/src/domain/new-document.ts'
import { draftHash } from '../../functions/src/domain/series/series-content.ts'
import { makeDueSeries, startSeriesJob } from '../../functions/src/domain/series/series-runs.ts'
import { makePosts } from '../../functions/src/domain/series/make-posts.ts'
import { runJob } from '../../functions/src/jobs/run-job.ts'
import { emptyDraft } from '@postwright/core/model/post'
import { Crash, createPublishingWorld, idOf, type PublishingWorld } from '../support/publishing.ts'
import { turnService } from '../support/turn-service.ts'

let world: PublishingWorld

beforeAll(async () => {
  world = await createPublishingWorld('series')
  await world.addPost('channel')
})

const DAY = 86_400_000

/** Stores a series of one post a day, starting tomorrow, without its posts. */
async function addSeries(id: string, patch: Partial<Series> = {}): Promise<{ workspaceId: string; seriesId: string }> {
  const { deps, clock, workspaceId } = world
  const content = { ...emptyDraft(), text: `${id} again`, connectionIds: [idOf('channel').connectionId] }
  const startsOn = new Date(clock.now() + DAY).toISOString().slice(0, 10)
  const end = { kind: 'after', count: 12 } as const
  await deps.transact(async (tx) =>
    deps.series.createIn(tx, workspaceId, {
      ...newDocument(clock, { id, schema: SERIES_SCHEMA, createdBy: 'owner' }),
      rule: { rhythm: { kind: 'daily', interval: 1 }, startsOn, end },
      time: '09:30',
      tzid: 'Europe/Berlin',
      status: 'active',
      content,
      contentBy: 'owner',
      contentAt: clock.now(),
      contentHashes: [draftHash(content)],
      skipped: [],
      rootId: id,
      splitFromId: null,
      source: null,
      madeUntil: null,
      dueAt: clock.now(),
      problem: null,
      ...patch,
    }),
  )
  return { workspaceId, seriesId: id }
}

/** Days of the posts and of the variants of a series, sorted, with one entry for each document. */
async function madeDays(id: string): Promise<{ posts: string[]; variants: string[] }> {
  const { refs, workspaceId } = world
  const posts = await refs.posts(workspaceId).where('seriesId', '==', id).get()
  const variants = await refs.variants(workspaceId).where('content.text', '==', `${id} again`).get()
  return {
    posts: posts.docs.map((post) => String(post.get('seriesDay'))).toSorted(),
    variants: variants.docs.map((variant) => variant.data().scheduled.local.slice(0, 10)).toSorted(),
  }
}

const daysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => new Date(world.clock.now() + (first + n) * DAY).toISOString().slice(0, 10))

/** Dependencies whose process dies before or after its transaction of that number. */
function dyingDeps(atTransaction: number, side: 'before' | 'after'): Deps {
  let count = 0
  return {
    ...world.deps,
    transact: async (work) => {
      count += 1
      if (count === atTransaction && side === 'before') throw new Crash()
      const result = await world.deps.transact(work)
      if (count === atTransaction && side === 'after') throw new Crash()
      return result
    },
  }
}

describe('making the posts of a series', () => {
  test('makes one for each day, wherever a run was killed', async () => {
    const cases = [1, 2, 7, 12, 13].flatMap((place) => (['before', 'after'] as const).map((side) => ({ place, side })))
    for (const { place, side } of cases) {
      const id = `killed${place}${side}`
      const series = await addSeries(id)
      await expect(makePosts(dyingDeps(place, side), series)).rejects.toThrow(Crash)
      expect(await makePosts(world.deps, series)).toMatchObject({ isComplete: true, problem: null })
      expect(await madeDays(id)).toEqual({ posts: daysFrom(1, 12), variants: daysFrom(1, 12) })
    }
  })

  test('makes none twice, however many runs work at once and however often they are repeated', async () => {
    const series = await addSeries('parallel')
    await Promise.all([makePosts(world.deps, series, 3), makePosts(world.deps, series), makePosts(world.deps, series)])
    await makePosts(world.deps, series)
    expect(await madeDays('parallel')).toEqual({ posts: daysFrom(1, 12), variants: daysFrom(1, 12) })
  })

  test('stays due while its rule has a day left, however far away that is', async () => {
    const rhythm = { kind: 'monthly', interval: 99, day: 31, shortMonth: 'skip' } as const
    // The month 99 months later has 30 days and is skipped, so the next day is in 2042.
    const series = await addSeries('rare', { rule: { rhythm, startsOn: '2026-01-31', end: { kind: 'never' } } })
    expect(await makePosts(world.deps, series)).toMatchObject({ isComplete: true, problem: null })
    expect((await world.deps.series.get(series.workspaceId, series.seriesId))?.dueAt).not.toBeNull()
  })

  test('makes them ninety days ahead, and goes on as the days come', async () => {
    const series = await addSeries('ahead', {
      rule: { rhythm: { kind: 'daily', interval: 30 }, startsOn: daysFrom(1, 1)[0] ?? '', end: { kind: 'never' } },
    })
    await makePosts(world.deps, series)
    expect((await madeDays('ahead')).posts).toEqual([1, 31, 61].flatMap((days) => daysFrom(days, 1)))
    const stored = await world.deps.series.get(series.workspaceId, series.seriesId)
    expect(stored).toMatchObject({ madeUntil: daysFrom(90, 1)[0], problem: null })
    expect(stored?.dueAt).toBe(world.clock.now() + DAY / 2)
    world.clock.advance(2 * DAY)
    await makeDueSeries(world.deps)
    expect((await madeDays('ahead')).posts).toHaveLength(4)
  })

  test('says what keeps it from going on, tries again, and makes none of a time that is over', async () => {
    const series = await addSeries('stuck', {
      content: { ...emptyDraft(), text: 'stuck again', connectionIds: ['gone'] },
    })
    expect(await makePosts(world.deps, series)).toMatchObject({
      isComplete: true,
      problem: { code: 'connection_missing', day: daysFrom(1, 1)[0] },
    })
    expect((await madeDays('stuck')).posts).toEqual([])
    world.clock.advance(3 * DAY)
    const content = { ...emptyDraft(), text: 'stuck again', connectionIds: [idOf('channel').connectionId] }
    await world.deps.transact(async (tx) => {
      const stored = await world.deps.series.getIn(tx, series.workspaceId, series.seriesId)
      if (stored) world.deps.series.updateIn(tx, series.workspaceId, stored, { content })
    })
    await makeDueSeries(world.deps)
    // At noon, today's time has passed, so the first remaining day is tomorrow.
    expect((await madeDays('stuck')).posts).toEqual(daysFrom(1, 9))
  })

  test('stops where a person changes the series meanwhile, and follows the change', async () => {
    const series = await addSeries('changed')
    const { deps } = world
    let isChanged = false
    const interrupted: Deps = {
      ...deps,
      transact: async (work) => {
        const result = await deps.transact(work)
        if (isChanged) return result
        isChanged = true
        await deps.transact(async (tx) => {
          const stored = await deps.series.getIn(tx, series.workspaceId, series.seriesId)
          if (stored) deps.series.updateIn(tx, series.workspaceId, stored, { time: '17:00', madeUntil: null })
        })
        return result
      },
    }
    await makePosts(interrupted, series)
    const { docs } = await world.refs.variants(world.workspaceId).where('content.text', '==', 'changed again').get()
    expect(docs).toHaveLength(12)
    expect(new Set(docs.map((variant) => variant.data().scheduled.local.slice(11)))).toEqual(new Set(['17:00']))
  })

  test('as a job reports its progress and ends; run again it makes nothing more', async () => {
    const series = await addSeries('job')
    const jobId = await startSeriesJob(world.deps, 'owner', series)
    await Promise.all([runJob(world.deps, 'owner', jobId), runJob(world.deps, 'owner', jobId)])
    await runJob(world.deps, 'owner', jobId)
    expect(await world.deps.jobs.get('owner', jobId)).toMatchObject({ kind: 'series', status: 'done', progress: 100 })
    expect((await madeDays('job')).posts).toEqual(daysFrom(1, 12))
  })
})

test('a series makes no posts while series are off, stays due, and makes up for it once they are on again', async () => {
  const series = await addSeries('off')
  await turnService(world.deps, 'series', { isOn: false })
  await makeDueSeries(world.deps)
  expect((await madeDays('off')).posts).toEqual([])
  expect((await world.deps.series.get(series.workspaceId, 'off'))?.dueAt).toBeLessThanOrEqual(world.clock.now())
  await turnService(world.deps, 'series', {})
  await Promise.all([makeDueSeries(world.deps), makeDueSeries(world.deps)])
  expect(await madeDays('off')).toEqual({ posts: daysFrom(1, 12), variants: daysFrom(1, 12) })
})
