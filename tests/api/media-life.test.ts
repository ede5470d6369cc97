import { deleteMedia, signMedia, uploadMedia } from '@postwright/core/api/media'
import { deleteForGood } from '@postwright/core/api/trash'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { makePicture } from '../support/pictures.ts'

let now = Date.now()
let deps: Deps
let api: string
let stop: () => Promise<void>
let ada: TestCaller

beforeAll(async () => {
  deps = await createLocalDeps({}, { clock: { now: () => now, sleep: () => Promise.resolve() } })
  ;({ api, stop } = await serveApi(deps))
  ada = await createCaller({ api })
})
afterAll(() => stop())

let pictures = 0

/** Uploads an image that no post uses: a new one each time, unless `seed` is given. */
async function uploaded(seed = (pictures += 1)): Promise<{ mediaId: string; url: string; workspaceId: string }> {
  const { workspaceId } = ada
  const file = { bytes: await makePicture('png', { seed }), type: 'image/png' }
  const { media, url } = dataOf(await ada.call(uploadMedia, { workspaceId, name: 'a.png' }, { file }))
  return { mediaId: media.id, url, workspaceId }
}

const open = (url: string) => fetch(new URL(url, api))

describe('a signed address', () => {
  test('shows the picture in a sandbox that runs nothing', async () => {
    const { url } = await uploaded()
    const shown = await open(url)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none';sandbox")
  })

  test('is over after an hour, and can be signed anew', async () => {
    const { url, mediaId, workspaceId } = await uploaded()
    now += MEDIA_URL_TTL - 1
    expect((await open(url)).status).toBe(200)
    now += 1
    const over = await open(url)
    expect(over.status).toBe(403)
    expect(await over.json()).toMatchObject({ code: 'forbidden', detail: 'This address has expired.' })
    const session = await createCaller({ api })
    errorOf(await session.call(signMedia, { workspaceId, mediaIds: [mediaId] }), 'not_found')
  })
})

describe('deleting', () => {
  test('moves the file to the trash, and there for good removes document and bytes', async () => {
    ada = await createCaller({ api })
    const { mediaId, url, workspaceId } = await uploaded(200)
    dataOf(await ada.call(deleteMedia, { workspaceId, mediaId }))
    expect((await open(url)).status).toBe(404)
    expect(await fieldsOf(paths.mediaItem(workspaceId, mediaId))).toBeUndefined()
    errorOf(await ada.call(deleteMedia, { workspaceId, mediaId }), 'not_found')
    expect(await deps.blobs.get(`workspaces/${workspaceId}/${mediaId}`)).not.toBeNull()
    const { docs } = await database().collection(paths.trash(workspaceId)).where('documentId', '==', mediaId).get()
    dataOf(await ada.call(deleteForGood, { workspaceId, itemId: docs[0]?.id ?? '' }))
    for (const key of [mediaId, `${mediaId}.small`])
      expect(await deps.blobs.get(`workspaces/${workspaceId}/${key}`)).toBeNull()
    expect((await uploaded(200)).mediaId).toBe(mediaId)
  })

  test.each([
    ['draft', 'media_in_use'],
    ['scheduled', 'media_in_use'],
    ['sending', 'media_in_use'],
    ['attention', 'media_in_use'],
    ['published', null],
  ] as const)('of a picture in a post that is %s: %s', async (lifecycle, code) => {
    const { mediaId, workspaceId } = await uploaded()
    const post = paths.post(workspaceId, `post-${lifecycle}`)
    await setFields(post, { lifecycle, media: [{ mediaId, alt: 'a picture' }] })
    const reply = await ada.call(deleteMedia, { workspaceId, mediaId })
    if (code === null) return void dataOf(reply)
    errorOf(reply, code)
    await setFields(post, null)
    dataOf(await ada.call(deleteMedia, { workspaceId, mediaId }))
  })

  test.each([
    ['scheduled', 'media_in_use'],
    ['armed', 'media_in_use'],
    ['unconfirmed', 'media_in_use'],
    ['held', 'media_in_use'],
    ['published', null],
    ['cancelled', null],
  ] as const)('of a picture frozen in a variant that is %s: %s', async (state, code) => {
    const { mediaId, workspaceId } = await uploaded()
    const variant = paths.variant(workspaceId, `post_${state}`)
    await setFields(variant, { state, content: { text: '', media: [{ mediaId, alt: '' }] } })
    const reply = await ada.call(deleteMedia, { workspaceId, mediaId })
    if (code === null) return void dataOf(reply)
    errorOf(reply, code)
  })

  test('of another person’s picture finds nothing, even with its own workspace named', async () => {
    const { mediaId, workspaceId } = await uploaded()
    const stranger = await createCaller({ api })
    errorOf(await stranger.call(deleteMedia, { workspaceId, mediaId }), 'not_found')
    errorOf(await stranger.call(deleteMedia, { workspaceId: stranger.workspaceId, mediaId }), 'not_found')
    errorOf(await callApi(deleteMedia, { workspaceId, mediaId }, { api }), 'unauthenticated')
  })
})
