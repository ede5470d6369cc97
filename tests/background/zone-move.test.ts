import { emptyDraft } from '@postwright/core/model/post'
import { countZonePlans, updateWorkspace as contract } from '@postwright/core/api/workspaces'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { retryJob } from '../../functions/src/jobs/end-job.ts'
import { notifyJobEnded, runJob } from '../../functions/src/jobs/run-job.ts'
import { updateWorkspace } from '../../functions/src/domain/workspaces/workspace-settings.ts'
import { countZonePlans as countPlans } from '../../functions/src/domain/workspaces/zone-plans.ts'
import { makeQueue } from '../support/factories/queue.ts'
import { makeSeries } from '../support/factories/series.ts'
import { createPublishingWorld, idOf, type PublishingWorld } from '../support/publishing.ts'

const [BERLIN, NEW_YORK, TOKYO] = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo']
const POSTS = ['one', 'two', 'three', 'four']

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('zone-move')
  for (const name of POSTS) {
    await world.addPost(name)
    await world.schedule(name, { kind: 'at', local: at(2), tzid: BERLIN })
  }
})

/** Local time at nine in the morning, `days` after the day of the world's clock. */
const at = (days: number) => `${dayIn(days)}T09:00`
const dayIn = (days: number) => new Date(world.clock.now() + days * 86_400_000).toISOString().slice(0, 10)
const planned = async (name: string) => (await world.variant(name)).scheduled

async function changeZone(choice: 'keep_times' | 'keep_clock', timeZone = NEW_YORK) {
  const { deps, owner, workspaceId } = world
  const rev = (await deps.workspaces.get(workspaceId))?.rev ?? 0
  const input = contract.input.parse({ workspaceId, rev, timeZone, planned: choice })
  return updateWorkspace(deps, owner, input)
}

/** Dependencies whose transactions fail from the `nth` on. */
function killedAt(nth: number): Deps {
  let calls = 0
  const transact: Deps['transact'] = (work) => {
    calls += 1
    return calls < nth ? world.deps.transact(work) : Promise.reject(new Error('killed'))
  }
  return { ...world.deps, transact }
}

test('a workspace that keeps its publish times changes its zone and leaves every post at its moment', async () => {
  const before = await planned('one')
  expect(await changeZone('keep_times')).toMatchObject({ timeZone: NEW_YORK, zoneMove: null })
  expect(await planned('one')).toEqual(before)
})

test('a workspace that keeps its clock times has every post at the same time of day in the new zone, however often the job is killed', async () => {
  const { deps, owner } = world
  const { zoneMove } = await changeZone('keep_clock')
  const jobId = zoneMove?.jobId ?? ''
  for (const nth of [1, 2, 3, 4]) await runJob(killedAt(nth), owner.uid, jobId).catch(() => undefined)
  await runJob(deps, owner.uid, jobId)
  await runJob(deps, owner.uid, jobId)
  for (const name of POSTS) expect(await planned(name)).toMatchObject({ local: at(2), tzid: NEW_YORK })
  expect(await deps.jobs.get(owner.uid, jobId)).toMatchObject({ status: 'done', result: { total: 4, kept: 0 } })
  expect(await deps.workspaces.get(world.workspaceId)).toMatchObject({ zoneMove: null })
})

test('a second change waits until the plans of the first have been moved', async () => {
  await changeZone('keep_clock')
  await expect(changeZone('keep_clock', 'Asia/Tokyo')).rejects.toMatchObject({ code: 'zone_moving' })
})

test('posts in another zone, and posts whose new time has passed, stay at their moment and are counted', async () => {
  const { deps, owner } = world
  const soon = new Date(world.clock.now() + 2 * 3_600_000)
  const local = soon.toLocaleString('sv', { timeZone: BERLIN }).replace(' ', 'T').slice(0, 16)
  await world.addPost('soon')
  await world.schedule('soon', { kind: 'at', local, tzid: BERLIN })
  await world.addPost('elsewhere')
  await world.schedule('elsewhere', { kind: 'at', local: at(3), tzid: 'Asia/Tokyo' })
  const [before, there] = [await planned('soon'), await planned('elsewhere')]
  const { zoneMove } = await changeZone('keep_clock', 'Asia/Tokyo')
  await runJob(deps, owner.uid, zoneMove?.jobId ?? '')
  expect([await planned('soon'), await planned('elsewhere')]).toEqual([before, there])
  expect(await deps.jobs.get(owner.uid, zoneMove?.jobId ?? '')).toMatchObject({ result: { total: 5, kept: 1 } })
})

test('queues and series take the new zone with their posts, and are counted beforehand', async () => {
  const { deps, owner, workspaceId } = world
  const { connectionId } = idOf('one')
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:00' }))
  const queue = makeQueue({ id: 'q1', tzid: BERLIN, slots })
  const content = { ...emptyDraft(), text: 'Again', connectionIds: [connectionId] }
  const rule = { rhythm: { kind: 'daily', interval: 1 }, startsOn: dayIn(3), end: { kind: 'after', count: 2 } } as const
  const series = makeSeries({ id: 's1', rootId: 's1', tzid: BERLIN, createdBy: owner.uid, content, rule })
  await deps.transact(async (tx) => {
    const post = await deps.posts.getIn(tx, workspaceId, 'two')
    deps.queues.createIn(tx, workspaceId, queue)
    deps.series.createIn(tx, workspaceId, series)
    if (post) deps.posts.updateIn(tx, workspaceId, post, { queueId: 'q1' })
  })
  const counted = await countPlans(deps, owner, countZonePlans.input.parse({ workspaceId }))
  expect(counted).toEqual({ posts: 4, queues: 1, series: 1 })
  const { zoneMove } = await changeZone('keep_clock')
  await runJob(deps, owner.uid, zoneMove?.jobId ?? '')
  expect(await planned('two')).toMatchObject({ local: at(2), tzid: NEW_YORK })
  expect(await deps.queues.get(workspaceId, 'q1')).toMatchObject({ tzid: NEW_YORK, moves: [] })
  expect(await deps.series.get(workspaceId, 's1')).toMatchObject({ tzid: NEW_YORK, dueAt: null })
})

describe('a move that has failed', () => {
  /** Starts the move to New York and fails its job before the first post. Returns the job id. */
  async function failedMove(): Promise<string> {
    const { deps, owner } = world
    const jobId = (await changeZone('keep_clock')).zoneMove?.jobId ?? ''
    const job = await deps.jobs.get(owner.uid, jobId)
    if (job) await deps.jobs.update(owner.uid, job, { status: 'failed', cause: 'error' })
    await notifyJobEnded(deps, owner.uid, jobId)
    return jobId
  }
  const zoneMove = async () => (await world.deps.workspaces.get(world.workspaceId))?.zoneMove

  test('is finished when it is repeated, and keeps the zone from being changed meanwhile', async () => {
    const { deps, owner } = world
    const jobId = await failedMove()
    expect(await zoneMove()).toBeNull()
    expect(await retryJob(deps, owner, jobId)).toBe(true)
    await runJob(killedAt(5), owner.uid, jobId).catch(() => undefined)
    expect(await zoneMove()).toMatchObject({ jobId })
    await expect(changeZone('keep_times', TOKYO)).rejects.toMatchObject({ code: 'zone_moving' })
    await runJob(deps, owner.uid, jobId)
    for (const name of POSTS) expect(await planned(name)).toMatchObject({ local: at(2), tzid: NEW_YORK })
    expect(await zoneMove()).toBeNull()
  })

  test('moves nothing when it is repeated after the workspace has changed its zone again', async () => {
    const { deps, owner } = world
    const before = await planned('one')
    const jobId = await failedMove()
    await changeZone('keep_times', TOKYO)
    expect(await retryJob(deps, owner, jobId)).toBe(true)
    await runJob(deps, owner.uid, jobId)
    expect(await planned('one')).toEqual(before)
    expect(await deps.jobs.get(owner.uid, jobId)).toMatchObject({ status: 'failed', cause: 'outdated' })
  })
})
