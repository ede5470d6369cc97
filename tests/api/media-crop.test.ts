import { cropMedia, deleteMedia, signMedia, uploadMedia } from '@postwright/core/api/media'
import type { Media } from '@postwright/core/model/media'
import { paths } from '@postwright/core/paths'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { EMULATORS } from '../support/emulators.ts'
import { addMember } from '../support/members.ts'
import { makePicture } from '../support/pictures.ts'

let ada: TestCaller
let picture: Media
const middle = { left: 16, top: 8, width: 32, height: 32 }

async function upload(caller: TestCaller, seed: number): Promise<Media> {
  const file = { bytes: await makePicture('png', { seed }), type: 'image/png' }
  return dataOf(await caller.call(uploadMedia, { workspaceId: caller.workspaceId, name: 'harbour.png' }, { file }))
    .media
}

beforeAll(async () => {
  ada = await createCaller()
  picture = await upload(ada, 61)
})

/** Stores the document of a file without its bytes. */
async function plant(letter: string, fields: Partial<Media> = {}): Promise<string> {
  const id = letter.repeat(64)
  const like = await fieldsOf(paths.mediaItem(ada.workspaceId, picture.id))
  await setFields(paths.mediaItem(ada.workspaceId, id), { ...like, ...fields })
  return id
}

const target = () => ({ workspaceId: ada.workspaceId, mediaId: picture.id })

describe('cropping', () => {
  test('makes a picture of the part, shows it, and keeps the original as it was', async () => {
    const before = await fieldsOf(paths.mediaItem(ada.workspaceId, picture.id))
    const { media, url } = dataOf(await ada.call(cropMedia, { ...target(), crop: middle }))
    expect(media).toMatchObject({ name: 'harbour.png', mime: 'image/png', width: 32, height: 32 })
    expect(media.derivedFrom).toEqual({ mediaId: picture.id, crop: middle })
    const shown = Buffer.from(await (await fetch(new URL(url, EMULATORS.web))).arrayBuffer())
    const wanted = sharp(await makePicture('png', { seed: 61 })).extract(middle)
    expect(Buffer.compare(await sharp(shown).raw().toBuffer(), await wanted.raw().toBuffer())).toBe(0)
    expect(await fieldsOf(paths.mediaItem(ada.workspaceId, picture.id))).toEqual(before)
  })

  test('the same part is one document, asked for again or twice at once', async () => {
    const ask = () => ada.call(cropMedia, { ...target(), crop: { ...middle, width: 20 } })
    const [one, two] = await Promise.all([ask(), ask()])
    expect(dataOf(two).media).toEqual(dataOf(one).media)
    expect(dataOf(await ask()).media).toEqual(dataOf(one).media)
  })

  test('the whole picture is the picture itself', async () => {
    const { media } = dataOf(
      await ada.call(cropMedia, { ...target(), crop: { left: 0, top: 0, width: 64, height: 48 } }),
    )
    expect(media.id).toBe(picture.id)
  })

  test('a part of a part refers to the picture that both come from', async () => {
    const first = dataOf(await ada.call(cropMedia, { ...target(), crop: middle })).media
    const again = { workspaceId: ada.workspaceId, mediaId: first.id, crop: { left: 4, top: 2, width: 10, height: 10 } }
    const { media } = dataOf(await ada.call(cropMedia, again))
    expect(media.derivedFrom).toEqual({
      mediaId: picture.id,
      crop: { left: 20, top: 10, width: 10, height: 10 },
    })
  })

  test('remembers with the picture which place is to stay in sight', async () => {
    const own = await upload(ada, 62)
    const focus = { x: 250, y: 900 }
    const input = { workspaceId: ada.workspaceId, mediaId: own.id, crop: middle, focus }
    await Promise.all([ada.call(cropMedia, input), ada.call(cropMedia, input)])
    expect(await fieldsOf(paths.mediaItem(ada.workspaceId, own.id))).toMatchObject({ focus, rev: 2 })
  })
})

describe('what cannot be cropped', () => {
  test.each([
    ['beyond the right edge', { left: 40, top: 0, width: 25, height: 10 }],
    ['beyond the lower edge', { left: 0, top: 40, width: 10, height: 9 }],
    ['larger than the picture', { left: 0, top: 0, width: 128, height: 96 }],
  ])('a part %s is refused, as nothing is made larger', async (_where, crop) => {
    errorOf(await ada.call(cropMedia, { ...target(), crop }), 'media_invalid')
  })

  test.each([
    [{ left: -1, top: 0, width: 5, height: 5 }],
    [{ left: 0, top: 0, width: 0, height: 5 }],
    [{ left: 0.5, top: 0, width: 5, height: 5 }],
    [{ left: 0, top: 0, width: Number.MAX_VALUE, height: 5 }],
    [{ left: '0', top: 0, width: 5, height: 5 }],
    [null],
  ])('%j is no part', async (crop) => {
    const reply = await fetch(`${EMULATORS.web}/api/v1/workspaces/${ada.workspaceId}/media/${picture.id}/crop`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.accessToken}` },
      body: JSON.stringify({ crop }),
    })
    expect({ status: reply.status, body: await reply.json() }).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })

  test('a document has no parts', async () => {
    const id = await plant('d', { mime: 'application/pdf', pages: 1 })
    errorOf(await ada.call(cropMedia, { ...target(), mediaId: id, crop: middle }), 'media_invalid')
  })

  test('a picture whose file is gone is missing, one that never was is not found', async () => {
    const input = { ...target(), mediaId: await plant('e'), crop: middle }
    errorOf(await ada.call(cropMedia, input), 'media_missing')
    errorOf(await ada.call(cropMedia, { ...input, mediaId: 'f'.repeat(64) }), 'not_found')
  })
})

describe('who may crop', () => {
  test('strangers find nothing, viewers may not, and nobody without a sign-in', async () => {
    const [stranger, viewer] = await Promise.all([createCaller(), createCaller()])
    await addMember(ada.workspaceId, viewer.uid, 'viewer')
    const input = { ...target(), crop: middle }
    errorOf(await stranger.call(cropMedia, input), 'not_found')
    errorOf(await stranger.call(cropMedia, { ...input, workspaceId: stranger.workspaceId }), 'not_found')
    errorOf(await viewer.call(cropMedia, input), 'forbidden')
    errorOf(await callApi(cropMedia, input), 'unauthenticated')
  })

  test('a crop can be deleted and made again, and outlives its original', async () => {
    const own = await upload(ada, 63)
    const input = { workspaceId: ada.workspaceId, mediaId: own.id, crop: middle }
    const first = dataOf(await ada.call(cropMedia, input)).media
    dataOf(await ada.call(deleteMedia, { workspaceId: ada.workspaceId, mediaId: first.id }))
    const again = dataOf(await ada.call(cropMedia, input)).media
    expect(again.id).toBe(first.id)
    dataOf(await ada.call(deleteMedia, { workspaceId: ada.workspaceId, mediaId: own.id }))
    const { urls } = dataOf(await ada.call(signMedia, { workspaceId: ada.workspaceId, mediaIds: [again.id] }))
    expect(urls).toHaveLength(1)
  })
})
