import { getExport } from '@postwright/core/api/account-export'
import { previewImport, startImport } from '@postwright/core/api/workspaces'
import { IMPORT_BYTES_MAX } from '@postwright/core/limits'
import { connections } from '@postwright/core/collections/connections'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { jobs } from '@postwright/core/collections/jobs'
import { isJobOf, type JobOf } from '@postwright/core/jobs/kinds'
import type { Connection } from '@postwright/core/model/connection'
import { paths } from '@postwright/core/paths'
import type { ChannelSettings } from '@postwright/core/platforms/channel-facts'
import { beforeEach, describe, expect, test } from 'vitest'
import { connectionIdFor } from '../../functions/src/domain/connections/save-connection.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { runJob } from '../../functions/src/jobs/run-job.ts'
import { converterFor } from '../../functions/src/store/converter.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makePost } from '../support/factories/post.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { addMember } from '../support/members.ts'

const GROUP = { ...makeBase('g1'), schema: hashtagGroups.version, name: 'Launch', hashtags: ['launch'] }

let ada: TestCaller
beforeEach(async () => {
  ada = await createCaller()
})

const fileOf = (documents: object, source = 'elsewhere') => {
  const workspaces = [{ workspaces: [{ id: source }], ...documents }]
  return asFile({ version: 2, exportedAt: 1, account: {}, workspaces, leftOut: [] })
}
const asFile = (content: unknown) => ({
  file: { bytes: new TextEncoder().encode(JSON.stringify(content)), type: 'application/json' },
})

async function importOf(file: ReturnType<typeof asFile>): Promise<JobOf<'import'>> {
  const { jobId } = dataOf(await ada.call(startImport, { workspaceId: ada.workspaceId }, file))
  return finished(jobId)
}

async function finished(jobId: string): Promise<JobOf<'import'>> {
  const path = paths.job(ada.uid, jobId)
  await expect.poll(async () => (await fieldsOf(path))?.['status']).toMatch(/done|failed/)
  const job = (await database().doc(path).withConverter(converterFor(jobs)).get()).data()
  if (!job || !isJobOf(job, 'import')) throw new Error('the job is gone')
  return job
}

/** Waits for the last step of a run, which would delete a file that a test stores under the same key. */
async function fileGone({ blobs }: Deps, { id }: { id: string }): Promise<void> {
  await expect.poll(() => blobs.get(`exports/${ada.uid}/${id}`)).toBeNull()
}

const postsOf = async ({ workspaceId }: TestCaller) =>
  (await database().collection(paths.posts(workspaceId)).get()).docs.map((snapshot) => snapshot.data())

describe('importing an export', () => {
  test('creates posts as drafts and whatever else members write, and says what it left out', async () => {
    const published = makePost({ id: 'p2', text: 'Out', lifecycle: 'published', publishedAt: 5, generation: 3 })
    const foreign = makePost({ id: 'p3', media: [{ mediaId: 'a'.repeat(64), alt: '' }], connectionIds: ['c1'] })
    const posts = [makePost({ id: 'p1', text: 'An idea' }), published, foreign, { id: 'p4', schema: 1, text: 7 }]
    const file = fileOf({ posts, hashtagGroups: [GROUP], variants: [{ id: 'v1' }], songs: [{ id: 's1' }] })
    const job = await importOf(file)
    expect(job).toMatchObject({ status: 'done', progress: 100, result: { imported: 4 } })
    expect(job.result.leftOut).toEqual(
      expect.arrayContaining([
        { collection: 'variants', reason: 'server', count: 1 },
        { collection: 'songs', reason: 'unknown', count: 1 },
        { collection: 'posts', reason: 'unreadable', count: 1 },
        { collection: 'posts', reason: 'picture', count: 1 },
        { collection: 'posts', reason: 'channel', count: 1 },
      ]),
    )
    const created = await postsOf(ada)
    expect(created.map(({ text }): unknown => text)).toEqual(expect.arrayContaining(['An idea', 'Out']))
    for (const post of created) {
      expect(post).toMatchObject({ lifecycle: 'draft', generation: 0, publishedAt: null, rev: 1, createdBy: ada.uid })
      expect(post).toMatchObject({ media: [], connectionIds: [] })
    }
    const groups = await database().collection(paths.hashtagGroups(ada.workspaceId)).get()
    expect(groups.docs.map((snapshot) => snapshot.data())).toMatchObject([{ name: 'Launch', hashtags: ['launch'] }])
  })

  test('repeated, delivered again or of the same workspace creates nothing twice', async () => {
    const deps = await createLocalDeps({ MEDIA_DIR: EMULATORS.mediaFolder })
    const file = fileOf({ posts: [makePost({ id: 'p1' })] })
    const first = await importOf(file)
    await runJob(deps, ada.uid, first.id)
    const second = await importOf(file)
    expect(second.result).toMatchObject({ imported: 0, leftOut: [{ reason: 'present', count: 1 }] })
    expect(await postsOf(ada)).toHaveLength(1)

    const postId = await addDraft(ada, { text: 'Mine' })
    const own = await importOf(fileOf({ posts: [makePost({ id: postId }), makePost({ id: 'gone' })] }, ada.workspaceId))
    expect(own.result).toMatchObject({ imported: 1, leftOut: [{ reason: 'present', count: 1 }] })
    expect(await postsOf(ada)).toHaveLength(3)
  })

  test('killed half way goes on when it is delivered again, and counts each document once', async () => {
    const deps = await createLocalDeps({ MEDIA_DIR: EMULATORS.mediaFolder })
    const posts = Array.from({ length: 150 }, (_, i) => makePost({ id: `p${i}`, text: `Post ${i}` }))
    const job = await importOf(fileOf({ posts }))
    expect(job.result).toMatchObject({ imported: 150 })
    await fileGone(deps, job)
    const path = paths.job(ada.uid, job.id)
    const all = await database().collection(paths.posts(ada.workspaceId)).limit(70).get()
    await Promise.all(all.docs.map(({ ref }) => ref.delete()))
    await setFields(path, { status: 'queued', progress: 0 })
    await deps.blobs.put(`exports/${ada.uid}/${job.id}`, fileOf({ posts }).file.bytes, 'application/json')
    let calls = 0
    const transact: typeof deps.transact = (work) => {
      calls += 1
      return calls === 2 ? Promise.reject(new Error('killed')) : deps.transact(work)
    }
    await expect(runJob({ ...deps, transact }, ada.uid, job.id)).rejects.toThrow('killed')
    await runJob(deps, ada.uid, job.id)
    expect((await finished(job.id)).result).toMatchObject({ imported: 150, leftOut: [] })
    expect(await postsOf(ada)).toHaveLength(150)
    errorOf(await ada.call(getExport, { jobId: job.id }), 'not_found')
    expect(await deps.blobs.get(`exports/${ada.uid}/${job.id}`)).toBeNull()
  })

  test('of an older format and older documents is upgraded', async () => {
    const { schema: _schema, ...post } = makePost({ id: 'old', text: 'Old' })
    const workspace = { workspace: { id: 'w' }, posts: [{ ...post, schema: 1 }] }
    const user = { id: 'u' }
    const job = await importOf(
      asFile({ exportedAt: 1, user, sessions: [], notifications: [], workspaces: [workspace] }),
    )
    expect(job.result).toMatchObject({ imported: 1, leftOut: [] })
  })
})

describe('channels of an export', () => {
  const idOf = (externalId: string) => connectionIdFor(ada.workspaceId, 'bluesky', externalId)
  const connect = (externalId: string, fields: Partial<Connection> = {}) =>
    database()
      .doc(paths.connection(ada.workspaceId, idOf(externalId)))
      .withConverter(converterFor(connections))
      .set(makeConnection({ id: idOf(externalId), platform: 'bluesky', externalId, ...fields }))
  const filed = (id: string, externalId: string, settings: ChannelSettings = { languages: 'it' }) =>
    makeConnection({ id, platform: 'bluesky', externalId, settings, timeZone: null })

  test('give their settings to the same accounts here, once, and never over what people have set', async () => {
    const deps = await createLocalDeps({ MEDIA_DIR: EMULATORS.mediaFolder })
    await connect('fresh')
    await connect('own', { settingsBy: ada.uid, settingsAt: 5, timeZone: 'Asia/Tokyo' })
    const channels = [
      { ...filed('old1', 'fresh'), timeZone: 'Europe/Rome' },
      filed('old2', 'own'),
      filed('old3', 'away'),
      filed('old4', 'plain', {}),
    ]
    const file = fileOf({ connections: channels, posts: [makePost({ id: 'p1', connectionIds: ['old1', 'old3'] })] })
    const preview = dataOf(await ada.call(previewImport, { workspaceId: ada.workspaceId }, file))
    expect(preview.create).toContainEqual({ collection: 'connections', count: 1 })
    const job = await importOf(file)
    expect(job.result.imported).toBe(2)
    const leftOut = [
      { collection: 'connections', reason: 'channel', count: 1 },
      { collection: 'connections', reason: 'present', count: 1 },
      { collection: 'posts', reason: 'channel', count: 1 },
    ]
    expect(job.result.leftOut).toEqual(expect.arrayContaining(leftOut))
    expect(preview.leftOut).toEqual(expect.arrayContaining(leftOut))
    expect(await fieldsOf(paths.connection(ada.workspaceId, idOf('fresh')))).toMatchObject({
      settings: { languages: 'it' },
      timeZone: 'Europe/Rome',
      settingsBy: ada.uid,
    })
    expect(await fieldsOf(paths.connection(ada.workspaceId, idOf('own')))).toMatchObject({
      settings: {},
      timeZone: 'Asia/Tokyo',
    })
    expect(await postsOf(ada)).toMatchObject([{ connectionIds: [idOf('fresh')] }])
    await runJob(deps, ada.uid, job.id)
    expect((await importOf(file)).result).toMatchObject({ imported: 0 })
  })
})

describe('a file that is no export', () => {
  test.each([
    ['no JSON', { file: { bytes: new TextEncoder().encode('{'), type: 'application/json' } }, 'import_invalid'],
    ['another JSON', asFile({ hello: 'world' }), 'import_invalid'],
    ['a later version', asFile({ version: 9 }), 'import_newer'],
    ['a picture', { file: { bytes: new Uint8Array(8), type: 'image/png' } }, 'unsupported_content_type'],
    [
      'too large',
      { file: { bytes: new Uint8Array(IMPORT_BYTES_MAX + 1), type: 'application/json' } },
      'payload_too_large',
    ],
  ] as const)('(%s) is refused', async (_what, file, code) => {
    errorOf(await ada.call(startImport, { workspaceId: ada.workspaceId }, file), code)
  })

  test('with names and ids that mean something elsewhere writes nothing but drafts', async () => {
    const hostile = ['../../users/x', '__proto__', 'a/b', '.', 'x'.repeat(1_500)]
    const posts = hostile.map((id) => ({
      ...makePost({ text: `By ${id.slice(0, 9)}` }),
      id,
      createdBy: 'root',
      rev: 99,
    }))
    const file = {
      version: 2,
      exportedAt: 1,
      account: { users: [{ id: ada.uid, role: 'admin' }] },
      workspaces: [{ posts }],
    }
    const before = await fieldsOf(paths.user(ada.uid))
    const job = await importOf(asFile(file))
    expect(job.result).toMatchObject({ imported: hostile.length })
    expect(await fieldsOf(paths.user(ada.uid))).toEqual(before)
    for (const post of await postsOf(ada)) expect(post).toMatchObject({ createdBy: ada.uid, rev: 1 })
  })
})

describe('who may import', () => {
  const file = fileOf({ posts: [makePost({ id: 'p1' })] })

  test('another person finds no workspace, a viewer is refused', async () => {
    const bob = await createCaller()
    errorOf(await bob.call(startImport, { workspaceId: ada.workspaceId }, file), 'not_found')
    await addMember(ada.workspaceId, bob.uid, 'viewer')
    errorOf(await bob.call(startImport, { workspaceId: ada.workspaceId }, file), 'forbidden')
    expect(await postsOf(ada)).toEqual([])
  })

  test('a person who has left meanwhile imports nothing', async () => {
    const deps = await createLocalDeps({ MEDIA_DIR: EMULATORS.mediaFolder })
    const job = await importOf(file)
    await fileGone(deps, job)
    await database().recursiveDelete(database().collection(paths.posts(ada.workspaceId)))
    await setFields(paths.job(ada.uid, job.id), { status: 'queued' })
    await setFields(paths.member(ada.workspaceId, ada.uid), { role: 'viewer' })
    await deps.blobs.put(`exports/${ada.uid}/${job.id}`, file.file.bytes, 'application/json')
    await runJob(deps, ada.uid, job.id)
    expect(await finished(job.id)).toMatchObject({ status: 'failed' })
    expect(await postsOf(ada)).toEqual([])
  })
})
