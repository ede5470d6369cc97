import { replaceMedia as contract } from '@postwright/core/api/media-library'
import { listValidApprovals } from '@postwright/core/approvals/needed-approvals'
import { paths } from '@postwright/core/paths'
import { beforeEach, describe, expect, test } from 'vitest'
import { replaceMedia } from '../../functions/src/domain/media-library/replace-media.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { runJob } from '../../functions/src/jobs/run-job.ts'
import { makeMedia } from '../support/factories/media.ts'
import { createPublishingWorld, HOUR, idOf, type PublishingWorld } from '../support/publishing.ts'

const [OLD, NEW] = ['a'.repeat(64), 'b'.repeat(64)]
const POSTS = ['one', 'two', 'three', 'four']

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('media-replace')
  const { deps, workspaceId } = world
  await deps.transact((tx) => {
    deps.media.createIn(
      tx,
      workspaceId,
      makeMedia({ id: OLD, workspaceId, name: 'old.jpg', tags: ['Shop'], folderId: 'f1' }),
    )
    deps.media.createIn(
      tx,
      workspaceId,
      makeMedia({ id: NEW, workspaceId, name: 'new.jpg', bytes: 999, isStarred: true }),
    )
    return Promise.resolve()
  })
  for (const name of POSTS) await addPost(name)
})

async function addPost(name: string, media = [{ mediaId: OLD, alt: name }]): Promise<void> {
  await world.addPost(name)
  await world.deps.transact(async (tx) => {
    const post = await world.deps.posts.getIn(tx, world.workspaceId, name)
    if (post) world.deps.posts.updateIn(tx, world.workspaceId, post, { media })
  })
}

const inDays = (days: number) => {
  const day = new Date(world.clock.now() + days * 24 * HOUR).toISOString().slice(0, 10)
  return { kind: 'at', local: `${day}T09:00`, tzid: 'Europe/Berlin' } as const
}

async function begin(mediaId = OLD, withId = NEW): Promise<string> {
  const { deps, owner, workspaceId } = world
  const input = contract.input.parse({ workspaceId, mediaId, withId })
  return (await replaceMedia(deps, owner, input)).jobId
}

async function replace(mediaId = OLD, withId = NEW) {
  const jobId = await begin(mediaId, withId)
  await runJob(world.deps, world.owner.uid, jobId)
  return world.deps.jobs.get(world.owner.uid, jobId)
}

const post = async (name: string) => (await world.deps.posts.read(world.workspaceId, name))?.post
const media = (id: string) => world.deps.media.get(world.workspaceId, id)
const frozen = async (name: string) => (await world.variant(name)).content.media

/** Dependencies whose transactions fail from the `nth` on. */
function killedAt(nth: number): Deps {
  let calls = 0
  const transact: Deps['transact'] = (work) => {
    calls += 1
    return calls < nth ? world.deps.transact(work) : Promise.reject(new Error('killed'))
  }
  return { ...world.deps, transact }
}

test('drafts and planned posts have the new file however often the job is killed, each of them once', async () => {
  const { deps, owner } = world
  for (const name of ['one', 'two']) await world.schedule(name, inDays(2))
  const before = await world.variant('one')
  const jobId = await begin()
  for (const nth of [1, 2, 3, 4, 5, 6, 7]) await runJob(killedAt(nth), owner.uid, jobId).catch(() => undefined)
  await runJob(deps, owner.uid, jobId)
  await runJob(deps, owner.uid, jobId)
  expect(await deps.jobs.get(owner.uid, jobId)).toMatchObject({ status: 'done', result: { kept: [] } })
  for (const name of POSTS) expect(await post(name)).toMatchObject({ media: [{ mediaId: NEW, alt: name }] })
  for (const name of ['one', 'two']) expect(await frozen(name)).toMatchObject([{ mediaId: NEW, alt: name, bytes: 999 }])
  const after = await world.variant('one')
  expect(after).toMatchObject({ state: 'scheduled', scheduled: before.scheduled, dueAt: before.dueAt })
  expect(after.generation).toBe(before.generation + 1)
})

test('what is replaced is published with the new file, once', async () => {
  await world.schedule('one', inDays(1))
  await replace()
  world.clock.advance(24 * HOUR)
  await world.settle()
  expect(await world.variant('one')).toMatchObject({ state: 'published' })
  expect(await frozen('one')).toMatchObject([{ mediaId: NEW }])
})

test('approvals of planned posts are void with the new file', async () => {
  await world.schedule('one', inDays(2))
  expect(listValidApprovals(await world.variant('one'))).toHaveLength(1)
  await replace()
  expect(listValidApprovals(await world.variant('one'))).toEqual([])
})

test('the new file takes the place in the library, and the earlier one can be restored everywhere', async () => {
  await replace()
  expect(await media(NEW)).toMatchObject({
    folderId: 'f1',
    tags: ['Shop'],
    isStarred: true,
    isCurrent: true,
    versions: [{ mediaId: OLD }],
  })
  expect(await media(OLD)).toMatchObject({ isCurrent: false, replacedBy: NEW })
  expect(await replace(NEW, OLD)).toMatchObject({ status: 'done' })
  expect(await media(OLD)).toMatchObject({ isCurrent: true, replacedBy: null, versions: [{ mediaId: NEW }] })
  expect(await media(NEW)).toMatchObject({ isCurrent: false, replacedBy: OLD, versions: [] })
  for (const name of POSTS) expect(await post(name)).toMatchObject({ media: [{ mediaId: OLD }] })
})

describe('what keeps the earlier file is listed', () => {
  test('because it is published', async () => {
    await world.schedule('one', { kind: 'now' })
    await world.settle()
    const job = await replace()
    expect(job).toMatchObject({ result: { kept: [{ kind: 'posts', documentId: 'one', reason: 'published' }] } })
    expect(await frozen('one')).toMatchObject([{ mediaId: OLD }])
    expect(await post('two')).toMatchObject({ media: [{ mediaId: NEW }] })
  })

  test('because it is due within a minute', async () => {
    await world.schedule('one', { kind: 'now' })
    const job = await replace()
    expect(job).toMatchObject({ result: { kept: [{ documentId: 'one', reason: 'in_flight' }] } })
    expect(await post('one')).toMatchObject({ media: [{ mediaId: OLD }] })
    expect(await frozen('one')).toMatchObject([{ mediaId: OLD }])
  })
})

test('a planned post on a channel that the person may not plan for keeps the earlier file, a draft has the new one', async () => {
  await world.schedule('one', inDays(2))
  const { refs, workspaceId, owner } = world
  const member = refs.db.doc(paths.member(workspaceId, owner.uid))
  await member.update({ role: 'editor', channelIds: ['another'] })
  expect(await replace()).toMatchObject({ result: { kept: [{ documentId: 'one', reason: 'not_allowed' }] } })
  expect(await frozen('one')).toMatchObject([{ mediaId: OLD }])
  expect(await post('two')).toMatchObject({ media: [{ mediaId: NEW }] })
})

test('a planned post whose draft has changed since keeps what is frozen but for the file', async () => {
  await world.schedule('one', inDays(2))
  const { text } = (await world.variant('one')).content
  await world.deps.transact(async (tx) => {
    const stored = await world.deps.posts.getIn(tx, world.workspaceId, 'one')
    if (stored) world.deps.posts.updateIn(tx, world.workspaceId, stored, { text: 'Rewritten', media: [] })
  })
  await replace()
  expect((await world.variant('one')).content).toMatchObject({ text, media: [{ mediaId: NEW }] })
  expect(await post('one')).toMatchObject({ text: 'Rewritten', media: [] })
})

test('slides, kits and ideas that cannot be read by this version have the new file as well', async () => {
  const { refs, workspaceId } = world
  const at = (path: string) => refs.db.doc(path)
  await at(`${paths.slides(workspaceId)}/s1`).set({
    rev: 3,
    deckId: 'd1',
    layers: [{ mediaId: OLD, kept: 1 }],
    odd: true,
  })
  await at(paths.brandKit(workspaceId, 'k1')).set({ rev: 1, logos: [{ mediaId: OLD }] })
  await at(`${paths.ideas(workspaceId)}/i1`).set({
    rev: 1,
    media: [
      { mediaId: OLD, alt: '' },
      { mediaId: NEW, alt: '' },
    ],
  })
  expect(await replace()).toMatchObject({ result: { changed: 7 } })
  expect((await at(`${paths.slides(workspaceId)}/s1`).get()).data()).toMatchObject({
    rev: 4,
    layers: [{ mediaId: NEW, kept: 1 }],
    odd: true,
  })
  expect((await at(paths.brandKit(workspaceId, 'k1')).get()).get('logos')).toEqual([{ mediaId: NEW }])
  expect((await at(`${paths.ideas(workspaceId)}/i1`).get()).get('media')).toEqual([{ mediaId: NEW, alt: '' }])
})

test('a job of a person who may no longer do it changes nothing', async () => {
  const jobId = await begin()
  const { deps, owner, refs, workspaceId } = world
  await refs.db.doc(paths.member(workspaceId, owner.uid)).update({ role: 'viewer' })
  await runJob(deps, owner.uid, jobId)
  expect(await deps.jobs.get(owner.uid, jobId)).toMatchObject({ status: 'failed', cause: 'not_allowed' })
  expect(await post(idOf('one').postId)).toMatchObject({ media: [{ mediaId: OLD }] })
})
