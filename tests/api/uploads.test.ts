import { signMedia } from '@postwright/core/api/media'
import { schedulePost } from '@postwright/core/api/posts'
import * as contract from '@postwright/core/api/uploads'
import { OPEN_UPLOADS_MAX, UPLOAD_PART_BYTES, UPLOAD_TTL } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { purgeDeleted } from '../../functions/src/domain/accounts/account-purge.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { limitPurge } from '../support/limit-purge.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { makePdf } from '../support/pdfs.ts'
import { makePicture } from '../support/pictures.ts'
import { makeWav, readRecording } from '../support/sounds.ts'
import { makeVideo } from '../support/videos.ts'

let now = Date.now()
let deps: Deps
let api: string
let stop: () => Promise<void>
let ada: TestCaller

beforeAll(async () => {
  deps = await createLocalDeps({}, { clock: { now: () => now, sleep: () => Promise.resolve() } })
  ;({ api, stop } = await serveApi(deps))
})
beforeEach(async () => {
  ada = await createCaller({ api })
})
afterAll(() => stop())

type Begun = { workspaceId: string; uploadId: string }

type Announced = 'video/mp4' | 'application/pdf' | 'audio/wav' | 'audio/webm'

async function begin(bytes: Uint8Array, mime: Announced = 'video/mp4'): Promise<Begun> {
  const { workspaceId } = ada
  const input = { workspaceId, name: 'Sommer.mp4', mime, bytes: bytes.length }
  return { workspaceId, uploadId: dataOf(await ada.call(contract.beginUpload, input)).uploadId }
}

function partAt(bytes: Uint8Array, offset: number) {
  const part = bytes.subarray(offset, offset + UPLOAD_PART_BYTES)
  const sha256 = createHash('sha256').update(part).digest('hex')
  return { input: { offset, sha256 }, file: { bytes: part, type: 'application/octet-stream' } }
}

function send(begun: Begun, bytes: Uint8Array, offset: number, caller = ada) {
  const { input, file } = partAt(bytes, offset)
  return caller.call(contract.sendPart, { ...begun, ...input }, { file })
}

async function sendAll(begun: Begun, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; at += UPLOAD_PART_BYTES) dataOf(await send(begun, bytes, at))
}

const finish = (begun: Begun) => ada.call(contract.finishUpload, begun)

describe('a video that is sent in parts', () => {
  test('becomes a stored file with its size and duration, and is served in ranges', async () => {
    const video = await makeVideo('video/mp4', { width: 640, height: 360, seconds: 5, frameBytes: 4_000_000 })
    const begun = await begin(video)
    await sendAll(begun, video)
    expect(dataOf(await ada.call(contract.readUpload, begun)).received).toBe(video.length)
    const { media, url } = dataOf(await finish(begun))
    const facts = { mime: 'video/mp4', bytes: video.length, width: 640, height: 360, durationMs: 5_000, pages: null }
    expect(media).toMatchObject({ name: 'Sommer.mp4', createdBy: ada.uid, ...facts })
    const part = await fetch(new URL(url, api), {
      headers: { range: `bytes=${UPLOAD_PART_BYTES - 4}-${UPLOAD_PART_BYTES + 3}` },
    })
    expect(part.status).toBe(206)
    const expected = video.subarray(UPLOAD_PART_BYTES - 4, UPLOAD_PART_BYTES + 4)
    expect(Buffer.compare(new Uint8Array(await part.arrayBuffer()), expected)).toBe(0)
    expect(part.headers.get('content-type')).toBe('video/mp4')
  })

  test('is the same file when it is sent again', async () => {
    const pdf = makePdf({ pages: 3 })
    const ids = []
    for (let time = 0; time < 2; time += 1) {
      const begun = await begin(pdf, 'application/pdf')
      await sendAll(begun, pdf)
      ids.push(dataOf(await finish(begun)).media.id)
    }
    expect(ids[0]).toBe(ids[1])
    expect(await fieldsOf(paths.mediaItem(ada.workspaceId, ids[0] ?? ''))).toMatchObject({ pages: 3, durationMs: null })
  })
})

describe('a sound that is sent in parts', () => {
  async function store(bytes: Uint8Array, mime: Announced) {
    const begun = await begin(bytes, mime)
    await sendAll(begun, bytes)
    return dataOf(await finish(begun))
  }

  test('becomes a stored file with its duration, and is served in ranges', async () => {
    const wav = makeWav({ seconds: 600 })
    const { media, url } = await store(wav, 'audio/wav')
    const facts = { mime: 'audio/wav', bytes: wav.length, width: 0, height: 0, durationMs: 600_000, pages: null }
    expect(media).toMatchObject({ createdBy: ada.uid, ...facts })
    const part = await fetch(new URL(url, api), { headers: { range: `bytes=${wav.length - 8}-` } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/wav'])
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(wav.subarray(-8))
  })

  test('is told by its tracks, whatever was announced', async () => {
    const { media } = await store(await readRecording('tone-live.webm'), 'audio/webm')
    expect(media.mime).toBe('audio/webm')
    expect((await store(await readRecording('tone-in-fragments.mp4'), 'video/mp4')).media.mime).toBe('audio/mp4')
    expect((await store(await makeVideo('video/mp4', { seconds: 4 }), 'audio/wav')).media.mime).toBe('video/mp4')
  })

  test('is in no post: a channel refuses it by name', async () => {
    // Only the emulators' API reaches a network: the sandbox on this machine.
    ada = await createCaller()
    const { media } = await store(makeWav(), 'audio/wav')
    const { id: connectionId } = await addChannel(ada)
    const postId = await addDraft(ada, {
      text: 'Listen',
      media: [{ mediaId: media.id, alt: '' }],
      connectionIds: [connectionId],
    })
    const refused = await ada.call(schedulePost, { workspaceId: ada.workspaceId, postId, rev: 1, when: tomorrow() })
    expect(errorOf(refused, 'content_refused')).toMatchObject({
      fields: { [connectionId]: expect.stringContaining('(audio)') },
    })
  })

  test('is nothing to another person', async () => {
    const { media } = await store(makeWav({ seconds: 1 }), 'audio/wav')
    const stranger = await createCaller({ api })
    const { workspaceId } = ada
    errorOf(await stranger.call(signMedia, { workspaceId, mediaIds: [media.id] }), 'not_found')
    const theirs = { workspaceId: stranger.workspaceId, mediaIds: [media.id] }
    expect(dataOf(await stranger.call(signMedia, theirs))).toEqual({ urls: [] })
    expect((await fetch(new URL(`media/${workspaceId}/${media.id}?exp=1&sig=a`, `${api}/`))).status).toBe(404)
  })
})

describe('parts', () => {
  const two = randomBytes(UPLOAD_PART_BYTES + 100)

  test('that arrive twice, also at the same time, change nothing', async () => {
    const begun = await begin(two)
    const replies = await Promise.all([send(begun, two, 0), send(begun, two, 0), send(begun, two, 0)])
    expect(replies.map((reply) => dataOf(reply).received)).toEqual(Array(3).fill(UPLOAD_PART_BYTES))
    expect(dataOf(await send(begun, two, UPLOAD_PART_BYTES)).received).toBe(two.length)
    expect(dataOf(await send(begun, two, 0)).received).toBe(two.length)
  })

  test('that are not next are refused', async () => {
    const begun = await begin(two)
    errorOf(await send(begun, two, UPLOAD_PART_BYTES), 'upload_out_of_order')
    const { input, file } = partAt(two, 0)
    errorOf(await ada.call(contract.sendPart, { ...begun, ...input, offset: 7 }, { file }), 'upload_out_of_order')
    dataOf(await send(begun, two, 0))
    errorOf(await send(begun, randomBytes(two.length), 0), 'upload_out_of_order')
  })

  test('that are not what they say are refused', async () => {
    const begun = await begin(two)
    const { input, file } = partAt(two, 0)
    const short = { ...file, bytes: file.bytes.subarray(1) }
    errorOf(await ada.call(contract.sendPart, { ...begun, ...input }, { file: short }), 'upload_damaged')
    const other = { ...input, sha256: 'a'.repeat(64) }
    errorOf(await ada.call(contract.sendPart, { ...begun, ...other }, { file }), 'upload_damaged')
    const large = { ...file, bytes: new Uint8Array(UPLOAD_PART_BYTES + 1) }
    errorOf(await ada.call(contract.sendPart, { ...begun, ...input }, { file: large }), 'payload_too_large')
    expect(dataOf(await ada.call(contract.readUpload, begun)).received).toBe(0)
  })
})

describe('finishing', () => {
  test('waits for the last part', async () => {
    const bytes = randomBytes(UPLOAD_PART_BYTES + 1)
    const begun = await begin(bytes)
    dataOf(await send(begun, bytes, 0))
    errorOf(await finish(begun), 'upload_out_of_order')
  })

  test('may be repeated, and leaves no parts behind', async () => {
    const video = await makeVideo('video/mp4')
    const begun = await begin(video)
    await sendAll(begun, video)
    const first = dataOf(await finish(begun)).media
    expect(dataOf(await finish(begun)).media).toEqual(first)
    expect(await deps.blobs.get(`uploads/${begun.uploadId}/${partAt(video, 0).input.sha256}`)).toBeNull()
  })

  test('goes on after a process that ended with the bytes joined and nothing else', async () => {
    const video = await makeVideo('video/mp4', { seconds: 2 })
    const begun = await begin(video)
    await sendAll(begun, video)
    const killed = { ...deps, transact: () => Promise.reject(new Error('killed')) }
    const { api: dying, stop: end } = await serveApi(killed)
    const reply = await callApi(contract.finishUpload, begun, { api: dying, token: ada.accessToken })
    errorOf(reply, 'internal')
    await end()
    expect(dataOf(await finish(begun)).media).toMatchObject({ durationMs: 2_000 })
  })

  test.each([
    ['a picture', async () => new Uint8Array(await makePicture('png')), 'media_invalid'],
    ['a page', () => Promise.resolve(Buffer.from('<svg onload="alert(1)"></svg>')), 'media_invalid'],
    ['a locked PDF', () => Promise.resolve(makePdf({ encrypted: true })), 'media_invalid'],
  ] as const)('%s in place of a video is refused and removed', async (_what, make, code) => {
    const bytes = await make()
    const begun = await begin(bytes)
    await sendAll(begun, bytes)
    errorOf(await finish(begun), code)
    errorOf(await ada.call(contract.readUpload, begun), 'not_found')
  })
})

describe('limits', () => {
  test('a document and a sound may be smaller only than a video', async () => {
    const { workspaceId } = ada
    const input = { workspaceId, name: '', mime: 'application/pdf' as const, bytes: 100 * 1024 * 1024 + 1 }
    errorOf(await ada.call(contract.beginUpload, input), 'media_too_large')
    dataOf(await ada.call(contract.beginUpload, { ...input, mime: 'video/mp4' }))
    const sound = { ...input, mime: 'audio/wav' as const, bytes: 120 * 1024 * 1024 }
    dataOf(await ada.call(contract.beginUpload, sound))
    errorOf(await ada.call(contract.beginUpload, { ...sound, bytes: sound.bytes + 1 }), 'media_too_large')
  })

  test('a person has so many unfinished uploads, and a cancelled one is none', async () => {
    const bytes = new Uint8Array(10)
    const begun = await begin(bytes)
    for (let count = 1; count < OPEN_UPLOADS_MAX; count += 1) await begin(bytes)
    const input = { workspaceId: ada.workspaceId, name: '', mime: 'video/mp4' as const, bytes: 10 }
    errorOf(await ada.call(contract.beginUpload, input), 'uploads_full')
    dataOf(await ada.call(contract.cancelUpload, begun))
    dataOf(await ada.call(contract.beginUpload, input))
  })

  test('one that is not finished in time is over, and removed with its parts', async () => {
    const bytes = new Uint8Array(10)
    const begun = await begin(bytes)
    dataOf(await send(begun, bytes, 0))
    const limited = limitPurge(deps, new Set([ada.uid]))
    const began = now
    now += UPLOAD_TTL
    const done = await purgeDeleted(limited)
    now = began
    expect(done.uploads).toBe(1)
    expect(await fieldsOf(paths.upload(begun.uploadId))).toBeUndefined()
    expect(await deps.blobs.get(`uploads/${begun.uploadId}/${partAt(bytes, 0).input.sha256}`)).toBeNull()
  })
})

test('another person finds nothing of an upload, in either workspace', async () => {
  const bytes = new Uint8Array(10)
  const begun = await begin(bytes)
  const stranger = await createCaller({ api })
  for (const workspaceId of [ada.workspaceId, stranger.workspaceId]) {
    const theirs = { ...begun, workspaceId }
    errorOf(await stranger.call(contract.readUpload, theirs), 'not_found')
    errorOf(await send(theirs, bytes, 0, stranger), 'not_found')
    errorOf(await stranger.call(contract.finishUpload, theirs), 'not_found')
    errorOf(await stranger.call(contract.cancelUpload, theirs), 'not_found')
  }
  errorOf(await callApi(contract.readUpload, begun, { api }), 'unauthenticated')
})
