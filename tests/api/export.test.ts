import { getExport, startExport } from '@postwright/core/api/users'
import { EXPORT_TTL } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { expect, test } from 'vitest'
import { purgeDeleted } from '../../functions/src/domain/accounts/purge-deleted.ts'
import { runExport } from '../../functions/src/domain/exports/run-export.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, signInCaller } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
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
  await setFields(path, { status: 'queued', progress: 0, resultKey: null })
  await expect(runExport(killed, ada.uid, jobId)).rejects.toThrow('killed')
  errorOf(await ada.call(getExport, { jobId }), 'not_found')
  await Promise.all([1, 2, 3].map(() => runExport(deps, ada.uid, jobId)))
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
