import { deleteMedia, signMedia, uploadMedia } from '@postwright/core/api/media'
import {
  deleteMediaFolder,
  describeMedia,
  organiseMedia,
  readMediaStorage,
  replaceMedia,
  saveMediaFolder,
  trashMedia,
} from '@postwright/core/api/media-library'
import { deleteForGood, restoreFromTrash } from '@postwright/core/api/trash'
import { media as mediaCollection } from '@postwright/core/collections/media'
import { MEDIA_TAGS_MAX } from '@postwright/core/model/media-library'
import type { Media } from '@postwright/core/model/media'
import { paths } from '@postwright/core/paths'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteMediaUse } from '../../functions/src/domain/media-library/media-use.ts'
import { upgradeOlderMedia } from '../../functions/src/domain/media/upgrade-older.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { addMember } from '../support/members.ts'
import { makePhoto } from '../support/photos.ts'
import { makePicture } from '../support/pictures.ts'

let deps: Deps
let api: string
let stop: () => Promise<void>
let ada: TestCaller
let viewer: TestCaller
let stranger: TestCaller

beforeAll(async () => {
  deps = await createLocalDeps()
  ;({ api, stop } = await serveApi(deps))
  ;[ada, viewer, stranger] = await Promise.all([createCaller({ api }), createCaller({ api }), createCaller({ api })])
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
})
afterAll(() => stop())

const place = () => ({ workspaceId: ada.workspaceId })
let seeds = 0

type Photo = { seed?: number; width?: number; name?: string }

async function upload({ seed = (seeds += 1), width = 640, name }: Photo = {}): Promise<Media> {
  const file = { bytes: await makePhoto({ seed, width }), type: 'image/jpeg' }
  return dataOf(await ada.call(uploadMedia, { ...place(), name: name ?? `photo ${seed}.jpg` }, { file })).media
}

async function stored(id: string): Promise<Media> {
  const media = await deps.media.get(ada.workspaceId, id)
  if (!media) throw new Error(`no media ${id}`)
  return media
}

const folder = async (name: string, parentId = '') =>
  dataOf(await ada.call(saveMediaFolder, { ...place(), folderId: null, name, parentId })).folderId

const itemOf = async (mediaId: string) => {
  const { docs } = await database().collection(paths.trash(ada.workspaceId)).where('documentId', '==', mediaId).get()
  return docs[0]?.id ?? ''
}

describe('folders', () => {
  test('hold files and folders, and give both to the folder above when they are removed', async () => {
    const outer = await folder('Summer')
    const inner = await folder('Market', outer)
    const { id } = await upload()
    dataOf(await ada.call(organiseMedia, { ...place(), mediaIds: [id], folderId: inner }))
    const deepest = await folder('Saturday', inner)
    expect(dataOf(await ada.call(deleteMediaFolder, { ...place(), folderId: inner }))).toEqual({ isRemoved: true })
    expect((await stored(id)).folderId).toBe(outer)
    const tree = await fieldsOf(`${paths.mediaFolders(ada.workspaceId)}/all`)
    expect(tree?.['folders']).toEqual([
      { id: outer, name: 'Summer', parentId: '' },
      { id: deepest, name: 'Saturday', parentId: outer },
    ])
    errorOf(await ada.call(deleteMediaFolder, { ...place(), folderId: inner }), 'not_found')
  })

  test('are refused in themselves, too deep, and twice under one name', async () => {
    const ids = [await folder('1')]
    for (const name of ['2', '3', '4']) ids.push(await folder(name, ids.at(-1)))
    const [top = '', , , last = ''] = ids
    const moved = { ...place(), folderId: top, name: '1', parentId: last }
    errorOf(await ada.call(saveMediaFolder, moved), 'folder_misplaced')
    const deeper = { ...place(), folderId: null, name: '5', parentId: last }
    errorOf(await ada.call(saveMediaFolder, deeper), 'folder_misplaced')
    errorOf(await ada.call(saveMediaFolder, { ...deeper, name: '1', parentId: '' }), 'folder_name_taken')
    errorOf(await ada.call(saveMediaFolder, { ...deeper, parentId: 'gone' }), 'not_found')
    errorOf(await ada.call(saveMediaFolder, { ...deeper, folderId: 'gone' }), 'not_found')
    const file = await upload()
    errorOf(await ada.call(organiseMedia, { ...place(), mediaIds: [file.id], folderId: 'gone' }), 'not_found')
  })
})

describe('organising', () => {
  test('tags and stars all files or none, and makes them found', async () => {
    const files = [await upload(), await upload()]
    const mediaIds = files.map(({ id }) => id)
    const change = { ...place(), mediaIds, isStarred: true, addTags: ['Oak', 'Shop'] }
    expect(dataOf(await ada.call(organiseMedia, change))).toEqual({ changed: 2 })
    dataOf(await ada.call(organiseMedia, { ...place(), mediaIds, removeTags: ['Shop'] }))
    for (const id of mediaIds) expect(await stored(id)).toMatchObject({ isStarred: true, tags: ['Oak'] })
    expect((await stored(mediaIds[0] ?? '')).words).toContain('#oak')
    const tree = await fieldsOf(`${paths.mediaFolders(ada.workspaceId)}/all`)
    expect(tree?.['tags']).toEqual(expect.arrayContaining(['Oak', 'Shop']))
    errorOf(
      await ada.call(organiseMedia, { ...place(), mediaIds: [...mediaIds, 'gone'], isStarred: false }),
      'not_found',
    )
    expect((await stored(mediaIds[0] ?? '')).isStarred).toBe(true)
    const many = Array.from({ length: MEDIA_TAGS_MAX }, (_, at) => `tag ${at}`)
    errorOf(await ada.call(organiseMedia, { ...place(), mediaIds, addTags: many }), 'tags_full')
  })

  test('keeps what people say of a file, and finds it by its new words', async () => {
    const { id } = await upload()
    const said = {
      name: 'Bench.jpg',
      altText: 'A walnut bench',
      author: 'Ada',
      sourceUrl: 'https://example.com/a',
      licence: 'CC BY 4.0',
    }
    const { media } = dataOf(
      await ada.call(describeMedia, { ...place(), mediaId: id, ...said, tags: ['Wood', 'Wood'] }),
    )
    expect(media).toMatchObject({ ...said, tags: ['Wood'], nameKey: 'bench.jpg' })
    expect(media.words).toEqual(expect.arrayContaining(['walnut', '#wood', 'be']))
  })
})

describe('small versions', () => {
  test('are made on the server, smaller than the file, and shown at an address of their own', async () => {
    const { id, bytes } = await upload({ width: 1600 })
    const { urls } = dataOf(await ada.call(signMedia, { ...place(), mediaIds: [id], size: 'small' }))
    const reply = await fetch(new URL(urls[0]?.url ?? '', api))
    expect(reply.headers.get('content-type')).toBe('image/webp')
    const small = new Uint8Array(await reply.arrayBuffer())
    expect(small.length).toBeLessThan(bytes / 2)
    expect(await sharp(small).metadata()).toMatchObject({ width: 400, height: 300 })
    const tampered = (urls[0]?.url ?? '').replace('/small', '')
    expect((await fetch(new URL(tampered, api))).status).toBe(404)
  })

  test('are made when they are first asked for, where a file has none yet', async () => {
    const { id, workspaceId } = await upload()
    await deps.blobs.delete(`workspaces/${workspaceId}/${id}.small`)
    const { urls } = dataOf(await ada.call(signMedia, { ...place(), mediaIds: [id], size: 'small' }))
    expect((await fetch(new URL(urls[0]?.url ?? '', api))).status).toBe(200)
    expect(await deps.blobs.get(`workspaces/${workspaceId}/${id}.small`)).not.toBeNull()
  })
})

test('images that look alike get one group at any size, and others get none', async () => {
  const first = await upload({ seed: 500, width: 800 })
  const copy = await upload({ seed: 500, width: 420 })
  const other = await upload({ seed: 501 })
  expect(copy.id).not.toBe(first.id)
  expect(copy.lookGroup).toBe(first.id)
  expect((await stored(first.id)).lookGroup).toBe(first.id)
  expect(other.lookGroup).toBe('')
})

describe('uses', () => {
  test('follow the documents, whatever the order and however often an event comes', async () => {
    const { id } = await upload()
    const postId = await addDraft(ada, { text: 'With a photo', media: [{ mediaId: id, alt: '' }] })
    const user = { kind: 'posts', documentId: postId } as const
    const note = () => noteMediaUse(deps, ada.workspaceId, user)
    await Promise.all([note(), note(), note()])
    await note()
    expect(await stored(id)).toMatchObject({ uses: 1, isUsed: true })
    expect(await fieldsOf(`${paths.mediaUses(ada.workspaceId)}/posts_${postId}`)).toMatchObject({
      placeId: postId,
      name: 'With a photo',
      mediaIds: [id],
      lifecycle: 'draft',
    })
    await setFields(paths.post(ada.workspaceId, postId), null)
    await note()
    await note()
    expect(await stored(id)).toMatchObject({ uses: 0, isUsed: false })
    expect(await fieldsOf(`${paths.mediaUses(ada.workspaceId)}/posts_${postId}`)).toBeUndefined()
  })
})

describe('the trash', () => {
  test('takes files that nothing needs, names the others, and gives back what it took', async () => {
    const [free, needed] = [await upload(), await upload()]
    await addDraft(ada, { media: [{ mediaId: needed.id, alt: '' }] })
    const answer = dataOf(await ada.call(trashMedia, { ...place(), mediaIds: [free.id, needed.id, 'gone'] }))
    expect(answer).toMatchObject({ inUse: [needed.id] })
    expect(answer.itemIds).toHaveLength(1)
    errorOf(await ada.call(deleteMedia, { ...place(), mediaId: needed.id }), 'media_in_use')
    const [itemId = ''] = answer.itemIds
    dataOf(await ada.call(restoreFromTrash, { ...place(), itemId }))
    expect(await stored(free.id)).toMatchObject({ name: free.name, uses: 0 })
  })

  test('deletes a file for good with its bytes and small version', async () => {
    const { id, workspaceId } = await upload()
    dataOf(await ada.call(deleteMedia, { ...place(), mediaId: id }))
    dataOf(await ada.call(deleteForGood, { ...place(), itemId: await itemOf(id) }))
    expect(await deps.blobs.get(`workspaces/${workspaceId}/${id}`)).toBeNull()
    expect(await deps.blobs.get(`workspaces/${workspaceId}/${id}.small`)).toBeNull()
  })
})

test('storage is what the files take, beside what the plan allows', async () => {
  const before = dataOf(await ada.call(readMediaStorage, place()))
  const { bytes } = await upload()
  const after = dataOf(await ada.call(readMediaStorage, place()))
  expect(after.usedBytes - before.usedBytes).toBe(bytes)
  expect(after.maxBytes).toBeGreaterThan(after.usedBytes)
})

test('replacing refuses a file of another kind, the file itself and what is gone', async () => {
  const { id } = await upload()
  const film = 'f'.repeat(64)
  const { id: _, ...fields } = { ...(await stored(id)), mime: 'video/mp4' }
  const times = { createdAt: new Date(), updatedAt: new Date() }
  await setFields(paths.mediaItem(ada.workspaceId, film), { ...fields, ...times })
  for (const withId of [film, id]) {
    errorOf(await ada.call(replaceMedia, { ...place(), mediaId: id, withId }), 'media_differs')
  }
  errorOf(await ada.call(replaceMedia, { ...place(), mediaId: id, withId: 'gone' }), 'not_found')
})

test('files from before the library are brought into it by the upkeep', async () => {
  const file = { bytes: await makePicture('png', { seed: 901 }), type: 'image/png' }
  const { media } = dataOf(await ada.call(uploadMedia, { ...place(), name: 'Old chair.png' }, { file }))
  const path = paths.mediaItem(ada.workspaceId, media.id)
  const { isCurrent: _, words: __, nameKey: ___, folderId: ____, ...older } = (await fieldsOf(path)) ?? {}
  await setFields(path, { ...older, schema: 2 })
  await upgradeOlderMedia({
    ...deps,
    media: { ...deps.media, listOlder: async () => [await stored(media.id)] },
  })
  expect(await fieldsOf(path)).toMatchObject({
    schema: mediaCollection.version,
    isCurrent: true,
    nameKey: 'old chair.png',
  })
})

describe('somebody else', () => {
  const calls = (mediaId: string) =>
    [
      [organiseMedia, { ...place(), mediaIds: [mediaId], isStarred: true }],
      [
        describeMedia,
        { ...place(), mediaId, name: 'x', altText: '', author: '', sourceUrl: '', licence: '', tags: [] },
      ],
      [trashMedia, { ...place(), mediaIds: [mediaId] }],
      [saveMediaFolder, { ...place(), folderId: null, name: 'x', parentId: '' }],
      [deleteMediaFolder, { ...place(), folderId: 'x' }],
      [replaceMedia, { ...place(), mediaId, withId: mediaId }],
    ] as const

  test('who is no member finds nothing, and a viewer changes nothing', async () => {
    const { id } = await upload()
    const before = await stored(id)
    for (const [endpoint, input] of calls(id)) {
      errorOf(await stranger.call(endpoint, input as never), 'not_found')
      errorOf(await viewer.call(endpoint, input as never), 'forbidden')
    }
    errorOf(await stranger.call(readMediaStorage, place()), 'not_found')
    dataOf(await viewer.call(readMediaStorage, place()))
    const own = { workspaceId: stranger.workspaceId, mediaIds: [id], isStarred: true }
    errorOf(await stranger.call(organiseMedia, own), 'not_found')
    expect(await stored(id)).toEqual(before)
  })
})
