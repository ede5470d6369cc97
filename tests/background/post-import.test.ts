import { emptyDraft } from '@postwright/core/model/post'
import type { PostImportRow } from '@postwright/core/model/post-import'
import { paths } from '@postwright/core/paths'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { postImportJob } from '@postwright/core/jobs/post-import'
import { newJob } from '../../functions/src/domain/jobs/begin-job.ts'
import { cancelJob } from '../../functions/src/jobs/end-job.ts'
import { postIdOf } from '../../functions/src/domain/post-imports/import-row.ts'
import { runJob } from '../../functions/src/jobs/run-job.ts'
import { createPublishingWorld, HOUR, idOf, type PublishingWorld } from '../support/publishing.ts'

const ROWS = 12
const WHEN = { local: '2026-12-01T09:00', tzid: 'UTC' }

let world: PublishingWorld
let deps: Deps
let rows: PostImportRow[]
beforeEach(async () => {
  world = await createPublishingWorld('post-import')
  deps = world.deps
  await world.addPost('there')
  rows = Array.from({ length: ROWS }, (_, at) => ({
    row: at + 1,
    draft: { ...emptyDraft(), text: `Row ${at + 1}`, connectionIds: [idOf('there').connectionId] },
    pictures: [],
    threadPictures: [],
    when: at % 2 === 0 ? WHEN : null,
    queueId: null,
  }))
})

async function storeJob(name: string): Promise<string> {
  const { workspaceId, owner } = world
  const id = `${name}-${workspaceId}`
  const job = newJob(deps, owner.uid, postImportJob, { workspaceId, total: ROWS })
  await deps.jobs.create(owner.uid, { ...job, id, expiresAt: deps.clock.now() + HOUR })
  const file = new TextEncoder().encode(JSON.stringify({ rows }))
  await deps.blobs.put(`exports/${owner.uid}/${id}`, file, 'application/json')
  return id
}

/** Posts that the import made. */
async function postsOf() {
  const { docs } = await world.refs.db.collection(paths.posts(world.workspaceId)).get()
  return docs.filter(({ id }) => id !== 'there')
}

const run = (id: string, using = deps) => runJob(using, world.owner.uid, id)
const job = (id: string) => deps.jobs.get(world.owner.uid, id)

/** Dependencies whose transactions fail from the `nth` on. */
function killedAt(nth: number): Deps {
  let calls = 0
  const transact: Deps['transact'] = (work) => {
    calls += 1
    return calls < nth ? deps.transact(work) : Promise.reject(new Error('killed'))
  }
  return { ...deps, transact }
}

describe('an import of posts', () => {
  test('killed at any write goes on where it was, and no row becomes two posts', async () => {
    const id = await storeJob('killed')
    let kills = 0
    for (let nth = 1; (await job(id))?.status !== 'done'; nth += 3) {
      await run(id, killedAt(nth)).catch(() => (kills += 1))
    }
    expect(kills).toBeGreaterThan(2)
    expect(await job(id)).toMatchObject({ result: { done: ROWS, drafts: 6, scheduled: 6, reports: [] } })
    const posts = await postsOf()
    expect(posts.map(({ id }) => id).toSorted()).toEqual(rows.map(({ row }) => postIdOf(id, row)).toSorted())
    expect(
      posts.filter((post) => post.get('lifecycle') === 'scheduled').map((post): unknown => post.get('generation')),
    ).toEqual(Array.from({ length: 6 }, () => 1))
    expect(await deps.blobs.get(`exports/${world.owner.uid}/${id}`)).toBeNull()
  })

  test('run twice at once makes each post once', async () => {
    const id = await storeJob('twice')
    await Promise.allSettled([1, 2].map(() => run(id)))
    await run(id)
    expect(await postsOf()).toHaveLength(ROWS)
    expect(await job(id)).toMatchObject({ status: 'done' })
  })

  test('ends before its next rows when it is cancelled, and keeps what there is', async () => {
    const id = await storeJob('cancelled')
    let calls = 0
    const transact: Deps['transact'] = async (work) => {
      calls += 1
      if (calls === 4) await cancelJob(deps, world.owner, id)
      return deps.transact(work)
    }
    await run(id, { ...deps, transact })
    expect(await job(id)).toMatchObject({ status: 'cancelled', result: { done: 5 } })
    expect(await postsOf()).toHaveLength(5)
    await run(id)
    expect(await postsOf()).toHaveLength(5)
  })

  test('leaves a post alone that a person has changed meanwhile', async () => {
    const id = await storeJob('edited')
    await run(id, killedAt(3)).catch(() => undefined)
    const path = paths.post(world.workspaceId, postIdOf(id, 1))
    await world.refs.db.doc(path).update({ text: 'Mine now', rev: 2 })
    await run(id)
    const posts = await postsOf()
    expect(posts.find(({ ref }) => ref.path === path)?.data()).toMatchObject({ text: 'Mine now', lifecycle: 'draft' })
  })

  test('stops when the person may not write there any more', async () => {
    const id = await storeJob('left')
    await world.refs.member(world.workspaceId, world.owner.uid).update({ role: 'viewer' })
    await run(id)
    expect(await job(id)).toMatchObject({ status: 'failed' })
    expect(await postsOf()).toEqual([])
  })
})
