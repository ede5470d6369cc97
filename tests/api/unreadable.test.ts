import { cancelPost, deletePost, reschedulePost, schedulePost } from '@postwright/core/api/posts'
import { getExport, startExport } from '@postwright/core/api/account-export'
import { signMedia } from '@postwright/core/api/media'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { beforeEach, describe, expect, test } from 'vitest'
import { derivePost } from '../../functions/src/domain/publishing/derive-post.ts'
import { deliver } from '../../functions/src/domain/publishing/deliver.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { addChannel, addDraft, setVariant, tomorrow } from '../support/drafts.ts'
import { createLocalDeps } from '../support/local-api.ts'

let ada: TestCaller
beforeEach(async () => {
  ada = await createCaller()
})

/** Schedules a post on two channels for tomorrow, then sets fields on the first variant that no version of the product wrote. */
async function withBrokenVariant(fields: Record<string, unknown>) {
  const { workspaceId } = ada
  const [broken, sound] = [await addChannel(ada), await addChannel(ada)]
  const postId = await addDraft(ada, { text: 'Two channels', connectionIds: [broken.id, sound.id] })
  const { post } = dataOf(await ada.call(schedulePost, { workspaceId, postId, rev: 1, when: tomorrow() }))
  await setVariant(ada, postId, broken.id, fields)
  const pathOf = (id: string) => paths.variant(workspaceId, variantId(postId, id))
  return { workspaceId, postId, rev: post.rev, broken: pathOf(broken.id), sound: pathOf(sound.id) }
}

const LONG_URI = { remoteId: `at://${'x'.repeat(1529)}` }

describe('a post with an id that the database keeps for itself', () => {
  test.each([
    ['picture', { media: [{ mediaId: '__x__', alt: '' }] }],
    ['channel', { connectionIds: ['____'] }],
  ])('as its %s is refused in words and can be deleted', async (_what, draft) => {
    const { workspaceId } = ada
    const postId = await addDraft(ada, { text: 'Old', ...draft })
    const post = { workspaceId, postId, rev: 1 }
    errorOf(await ada.call(schedulePost, { ...post, when: tomorrow() }), 'record_unreadable')
    errorOf(await ada.call(reschedulePost, { ...post, when: tomorrow() }), 'record_unreadable')
    const { detail } = errorOf(await ada.call(cancelPost, post), 'record_unreadable')
    expect(detail).toMatch(/can’t be read/)
    dataOf(await ada.call(deletePost, { workspaceId, postId }))
    expect(await fieldsOf(paths.post(workspaceId, postId))).toBeUndefined()
  })

  test('does not keep the owner’s export from ending, and the export names it', async () => {
    const { workspaceId, uid } = ada
    const [bad, good] = [await addDraft(ada, { connectionIds: ['__x__'] }), await addDraft(ada, { text: 'Good' })]
    const { jobId } = dataOf(await ada.call(startExport, {}))
    await expect.poll(() => fieldsOf(paths.job(uid, jobId))).toMatchObject({ status: 'done', result: { leftOut: 1 } })
    const all = dataOf(await ada.call(getExport, { jobId }))
    expect(all.workspaces[0]?.['posts']?.map(({ id }) => id)).toEqual([good])
    expect(all.leftOut).toEqual([paths.post(workspaceId, bad)])
  })
})

test('an account that cannot be read itself ends its export as failed', async () => {
  const { jobId } = dataOf(await ada.call(startExport, {}))
  await expect.poll(() => fieldsOf(paths.job(ada.uid, jobId))).toMatchObject({ status: 'done' })
  await setFields(paths.user(ada.uid), { fullName: 7 })
  const again = paths.job(ada.uid, `${jobId}-again`)
  await setFields(again, { ...(await fieldsOf(paths.job(ada.uid, jobId))), status: 'queued', runs: 0 })
  await expect.poll(() => fieldsOf(again)).toMatchObject({ status: 'failed', cause: 'unreadable' })
})

describe('a variant that cannot be read', () => {
  test('does not stop the others from being cancelled, and is cancelled with them', async () => {
    const { workspaceId, postId, broken, sound } = await withBrokenVariant(LONG_URI)
    const rev = Number((await fieldsOf(paths.post(workspaceId, postId)))?.['rev'])
    const { post } = dataOf(await ada.call(cancelPost, { workspaceId, postId, rev }))
    expect(post.lifecycle).toBe('draft')
    for (const path of [broken, sound]) expect(await fieldsOf(path)).toMatchObject({ state: 'cancelled', dueAt: null })
  })

  test('does not stop the post from being deleted', async () => {
    const { workspaceId, postId, broken, sound } = await withBrokenVariant(LONG_URI)
    dataOf(await ada.call(deletePost, { workspaceId, postId }))
    for (const path of [broken, sound]) expect(await fieldsOf(path)).toBeUndefined()
  })

  test('that may be out is never planned anew', async () => {
    const { workspaceId, postId } = await withBrokenVariant({ ...LONG_URI, state: 'published' })
    const rev = Number((await fieldsOf(paths.post(workspaceId, postId)))?.['rev'])
    errorOf(await ada.call(schedulePost, { workspaceId, postId, rev, when: tomorrow() }), 'record_unreadable')
  })

  test('asks for a person in the state of its post, instead of stopping what derives it', async () => {
    const { workspaceId, postId } = await withBrokenVariant({ ...LONG_URI, state: 'claimed' })
    const deps = await createLocalDeps()
    await derivePost(deps, workspaceId, postId)
    expect(await fieldsOf(paths.post(workspaceId, postId))).toMatchObject({ lifecycle: 'attention' })
  })

  test('makes room for others in the sweep', async () => {
    const { workspaceId, broken } = await withBrokenVariant(LONG_URI)
    const id = broken.split('/').at(-1) ?? ''
    const deps = await createLocalDeps()
    const { generation } = { generation: Number((await fieldsOf(broken))?.['generation']) }
    expect(await deliver(deps, { workspaceId, variantId: id, generation, attempt: 1 })).toBe('skipped')
    const row = await fieldsOf(paths.dueRow(id))
    expect(Math.abs(Number(row?.['dueAt'].toMillis()) - Date.now() - 60 * 60_000)).toBeLessThan(60_000)
  })
})

test('a picture that cannot be read keeps back none of the others', async () => {
  const { workspaceId } = ada
  await setFields(paths.mediaItem(workspaceId, 'broken'), { mime: 'image/svg+xml' })
  expect(dataOf(await ada.call(signMedia, { workspaceId, mediaIds: ['broken'] })).urls).toEqual([])
})
