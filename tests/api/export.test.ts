import { getExport, getExportFile, startExport } from '@postwright/core/api/account-export'
import { uploadFont } from '@postwright/core/api/fonts'
import { uploadMedia } from '@postwright/core/api/media'
import { previewImport, startImport } from '@postwright/core/api/workspaces'
import { EXPORT_TTL } from '@postwright/core/limits'
import { FONT_STATEMENT_VERSION } from '@postwright/core/model/font'
import { paths } from '@postwright/core/paths'
import { expect, test, vi } from 'vitest'
import { purgeDeleted } from '../../functions/src/domain/accounts/account-purge.ts'
import { noteFiles, readFiles, deleteJobFiles } from '../../functions/src/domain/exports/export-files.ts'
import { runJob } from '../../functions/src/jobs/run-job.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, signInCaller } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { openImport } from '../../web/src/features/settings/import-archive.ts'
import { EMULATORS } from '../support/emulators.ts'
import { makeFont } from '../support/fonts.ts'
import { makePost } from '../support/factories/post.ts'
import { makePicture } from '../support/pictures.ts'
import { limitPurge } from '../support/limit-purge.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

test('hands out all of a person’s documents, without secrets, to that person alone', async () => {
  const [ada, bob] = await Promise.all([createCaller(), createCaller()])
  const channel = await addChannel(ada)
  const postId = await addDraft(ada, { text: 'An idea', connectionIds: [channel.id] })
  await signInCaller(ada)
  const { jobId } = dataOf(await ada.call(startExport, {}))
  const path = paths.job(ada.uid, jobId)
  await expect.poll(() => fieldsOf(path)).toMatchObject({ status: 'done', progress: 100 })
  const all = dataOf(await ada.call(getExport, { jobId }))
  expect(all).toMatchObject({
    version: 2,
    account: { users: [{ id: ada.uid, email: ada.email }] },
    workspaces: [{ workspaces: [{ id: ada.workspaceId }], posts: [{ id: postId }], connections: [{ id: channel.id }] }],
  })
  expect(all.account['sessions']).toHaveLength(2)
  expect(JSON.stringify(all)).not.toMatch(/sealed|addressHash|deviceKey/)
  errorOf(await bob.call(getExport, { jobId }), 'not_found')
  errorOf(await ada.call(getExport, { jobId: 'another' }), 'not_found')
})

test('one export at a time; repeated and killed runs end in the same result; it expires', async () => {
  const clock = createTestClock(Date.now())
  const deps = await createLocalDeps({ MEDIA_DIR: EMULATORS.mediaFolder }, { clock })
  const { api, stop } = await serveApi(deps)
  const ada = await createCaller({ api })
  const { jobId } = dataOf(await ada.call(startExport, {}))

  const path = paths.job(ada.uid, jobId)
  await expect.poll(() => fieldsOf(path)).toMatchObject({ status: 'done' })
  const killed = { ...deps, blobs: { ...deps.blobs, put: () => Promise.reject(new Error('killed')) } }
  // The worker of the first run looks for waiting jobs once more when it has ended, and may take this one.
  await vi.waitFor(async () => {
    await setFields(path, { status: 'queued', progress: 0, runs: 0, result: { key: null, leftOut: 0 } })
    await expect(runJob(killed, ada.uid, jobId)).rejects.toThrow('killed')
    errorOf(await ada.call(getExport, { jobId }), 'not_found')
  })
  await Promise.all([1, 2, 3].map(() => runJob(deps, ada.uid, jobId)))
  expect(await fieldsOf(path)).toMatchObject({ status: 'done', progress: 100 })
  expect(dataOf(await ada.call(getExport, { jobId })).account['users']?.[0]?.id).toBe(ada.uid)
  clock.advance(EXPORT_TTL)
  const later = await signInCaller(ada, api)
  errorOf(await later.call(getExport, { jobId }), 'not_found')
  await purgeDeleted(limitPurge(deps, new Set([ada.uid])))
  expect(await fieldsOf(path)).toBeUndefined()
  expect(await deps.blobs.get(`exports/${ada.uid}/${jobId}`)).toBeNull()
  await stop()
})

test('is one archive with the stored files, in ranges too, at an address that is nobody else’s', async () => {
  const ada = await createCaller()
  const bytes = new Uint8Array(await makePicture('png', { width: 64, height: 48 }))
  const input = { workspaceId: ada.workspaceId, name: 'a.png' }
  const { media } = dataOf(await ada.call(uploadMedia, input, { file: { bytes, type: 'image/png' } }))
  const { jobId } = dataOf(await ada.call(startExport, {}))
  await expect.poll(() => fieldsOf(paths.job(ada.uid, jobId))).toMatchObject({ status: 'done' })
  const { url, bytes: size } = dataOf(await ada.call(getExportFile, { jobId }))
  errorOf(await (await createCaller()).call(getExportFile, { jobId }), 'not_found')
  const address = new URL(url, EMULATORS.api)

  const reply = await fetch(address)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const whole = new Uint8Array(await reply.arrayBuffer())
  expect(whole.length).toBe(size)
  const part = await fetch(address, { headers: { range: `bytes=${size - 40}-` } })
  expect([part.status, new Uint8Array(await part.arrayBuffer())]).toEqual([206, whole.slice(-40)])
  address.searchParams.set('exp', String(Number(address.searchParams.get('exp')) + 1))
  expect((await fetch(address)).status).toBe(404)

  const { data, files } = await openImport(new File([whole], 'export.zip'))
  expect(JSON.parse(data)).toMatchObject({ version: 2, account: { users: [{ id: ada.uid }] } })
  expect(files.map(({ id }) => id)).toEqual([media.id])
  expect((await files[0]?.read())?.size).toBe(media.bytes)

  const bob = await createCaller()
  const sent = await files[0]?.read()
  const again = new Uint8Array((await sent?.arrayBuffer()) ?? [])
  const upload = { file: { bytes: again, type: media.mime } }
  const { media: arrived } = dataOf(await bob.call(uploadMedia, { workspaceId: bob.workspaceId, name: '' }, upload))
  const post = makePost({ id: 'p1', text: 'With its image', media: [{ mediaId: media.id, alt: 'A square' }] })
  const body = {
    ...JSON.parse(data),
    workspaces: [{ workspaces: [{ id: 'elsewhere' }], posts: [post] }],
    arrivedFiles: { [media.id]: arrived.id },
  }
  const file = { file: { bytes: new TextEncoder().encode(JSON.stringify(body)), type: 'application/json' } }
  const target = { workspaceId: bob.workspaceId }
  const preview = dataOf(await bob.call(previewImport, target, file))
  expect(preview).toMatchObject({ create: [{ collection: 'posts', count: 1 }], leftOut: [] })
  errorOf(await ada.call(previewImport, target, file), 'not_found')
  const { jobId: importId } = dataOf(await bob.call(startImport, target, file))
  await expect.poll(() => fieldsOf(paths.job(bob.uid, importId))).toMatchObject({ status: 'done' })
  const [created] = (await database().collection(paths.posts(bob.workspaceId)).get()).docs
  expect(created?.data()).toMatchObject({ text: 'With its image', media: [{ mediaId: arrived.id, alt: 'A square' }] })
  const repeated = dataOf(await bob.call(previewImport, target, file))
  expect(repeated).toMatchObject({ create: [], leftOut: [{ collection: 'posts', reason: 'present', count: 1 }] })
})

test('holds uploaded fonts and brings them back as the same fonts', async () => {
  const [ada, bob] = await Promise.all([createCaller(), createCaller()])
  const send = (caller: typeof ada, bytes: Uint8Array) =>
    caller.call(
      uploadFont,
      { workspaceId: caller.workspaceId, name: 'harbour.ttf', statement: FONT_STATEMENT_VERSION },
      { file: { bytes, type: 'font/ttf' } },
    )
  const { fontId } = dataOf(await send(ada, makeFont()))
  const checkOf = async (caller: typeof ada) =>
    (await fieldsOf(paths.workspaceFont(caller.workspaceId, fontId)))?.['check']
  await expect.poll(() => checkOf(ada)).toBe('passed')
  const { jobId } = dataOf(await ada.call(startExport, {}))
  await expect.poll(() => fieldsOf(paths.job(ada.uid, jobId))).toMatchObject({ status: 'done' })
  const { url } = dataOf(await ada.call(getExportFile, { jobId }))
  const whole = await (await fetch(new URL(url, EMULATORS.api))).arrayBuffer()

  const { data, files, fonts, strangers } = await openImport(new File([whole], 'export.zip'))
  expect({ files, fonts: fonts.map(({ id }) => id), strangers }).toEqual({ files: [], fonts: [fontId], strangers: 0 })
  const font = new Uint8Array((await (await fonts[0]?.read())?.arrayBuffer()) ?? [])
  expect(dataOf(await send(bob, font)).fontId).toBe(fontId)
  await expect.poll(() => checkOf(bob)).toBe('passed')
  const file = { file: { bytes: new TextEncoder().encode(data), type: 'application/json' } }
  const { leftOut } = dataOf(await bob.call(previewImport, { workspaceId: bob.workspaceId }, file))
  expect(leftOut.filter(({ collection }) => collection === 'workspaceFonts')).toEqual([])
})

test('an export that is killed between its files goes on with those it has not read', async () => {
  const deps = await createLocalDeps({ MEDIA_DIR: EMULATORS.mediaFolder })
  const place = { uid: 'u1', jobId: `killed-${Date.now()}` }
  const files = [1, 2, 3].map((at) => ({ id: String(at).repeat(64), bytes: 70 * 1024 * 1024 }))
  const described = files.map(({ id, bytes }) => ({ id, bytes, workspaceId: 'w1', mime: 'video/mp4' }))
  const read: string[] = []
  const get: typeof deps.blobs.get = (key, range) => {
    if (!key.startsWith('workspaces/')) return deps.blobs.get(key, range)
    read.push(key.slice(-64))
    if (key.endsWith('3') && read.length < 30) return Promise.reject(new Error('killed'))
    return Promise.resolve(new Uint8Array((range?.end ?? 0) - (range?.start ?? 0)))
  }
  const note = () =>
    noteFiles({ blobs: { ...deps.blobs, get } }, place, { workspaces: [{ media: described }] }, async () => undefined)
  await expect(note()).rejects.toThrow('killed')
  const before = read.length
  while (read.length < 30) read.push('')
  await note()
  expect(new Set(read.slice(30))).toEqual(new Set([files[2]?.id]))
  expect(before).toBeGreaterThan(2)
  expect(await readFiles(deps, place)).toHaveLength(3)
  await deleteJobFiles(deps, place)
  expect(await readFiles(deps, place)).toEqual([])
})
