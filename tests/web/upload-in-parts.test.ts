import { uploadMedia as uploadPicture } from '@postwright/core/api/media'
import { beginUpload, cancelUpload, finishUpload, readUpload, sendPart } from '@postwright/core/api/uploads'
import { UPLOAD_PART_BYTES } from '@postwright/core/limits'
import { expect, it, vi } from 'vitest'
import { uploadMedia } from '@/documents/data/upload-media.ts'
import { api } from '../support/client/api.ts'
import { makeMedia } from '../support/factories/media.ts'

const video = new Blob([new Uint8Array(UPLOAD_PART_BYTES), 'the rest'], { type: 'video/mp4' })
const stored = { media: makeMedia({ mime: 'video/mp4' }), url: '/video', expiresAt: 1 }

/** A server that has received this many bytes; without `isKnown` it has forgotten the upload. */
function server(received: number, isKnown = true) {
  if (isKnown) api.answer(readUpload, { uploadId: 'u1', received, expiresAt: 1 })
  else api.refuse(readUpload, 'not_found')
  api.answer(beginUpload, { uploadId: 'u2', received: 0, expiresAt: 1 })
  api.answer(sendPart, ({ uploadId }) => ({ uploadId, received, expiresAt: 1 }))
  api.answer(finishUpload, stored)
  api.answer(uploadPicture, stored)
}

const send = (uploadId?: string) => {
  const onBegun = vi.fn<(id: string) => Promise<void>>(() => Promise.resolve())
  const options = { signal: new AbortController().signal, onProgress: () => undefined, onBegun }
  return { onBegun, done: uploadMedia('w1', { name: 'a.mp4', file: video, uploadId }, options) }
}
const offsets = () => api.calls(sendPart).map(({ offset }) => offset)

it('sends a video part by part, and keeps the id with which it could go on', async () => {
  server(0)
  const { onBegun, done } = send()
  expect(await done).toEqual(stored)
  expect(onBegun).toHaveBeenCalledExactlyOnceWith('u2')
  expect(offsets()).toEqual([0, UPLOAD_PART_BYTES])
  expect(api.calls(beginUpload)).toEqual([{ workspaceId: 'w1', name: 'a.mp4', mime: 'video/mp4', bytes: video.size }])
  expect(api.files(sendPart).map(({ size }) => size)).toEqual([UPLOAD_PART_BYTES, video.size - UPLOAD_PART_BYTES])
})

it('goes on where an earlier attempt has ended', async () => {
  server(UPLOAD_PART_BYTES)
  const { onBegun, done } = send('u1')
  await done
  expect(onBegun).not.toHaveBeenCalled()
  expect(offsets()).toEqual([UPLOAD_PART_BYTES])
})

it('only finishes what has arrived whole', async () => {
  server(video.size)
  expect(await send('u1').done).toEqual(stored)
  expect(offsets()).toEqual([])
})

it('begins anew when the server does not have the upload any more', async () => {
  server(0, false)
  const { onBegun, done } = send('u1')
  await done
  expect(onBegun).toHaveBeenCalledExactlyOnceWith('u2')
  expect(offsets()).toEqual([0, UPLOAD_PART_BYTES])
})

it('sends a picture at once, as ever', async () => {
  server(0)
  const picture = new Blob(['picture'], { type: 'image/png' })
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  await uploadMedia('w1', { name: 'a.png', file: picture }, options)
  expect(api.files(uploadPicture)).toEqual([picture])
  expect([...api.calls(beginUpload), ...api.calls(finishUpload)]).toEqual([])
})

it.each([
  ['audio/webm;codecs=opus', 'audio/webm'],
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/wav', 'audio/wav'],
])('sends a sound that a browser calls %s in parts, by its usual name', async (type, mime) => {
  server(0)
  const sound = new Blob(['sound'], { type })
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  await uploadMedia('w1', { name: 'take 1', file: sound }, options)
  expect(api.calls(beginUpload)).toEqual([{ workspaceId: 'w1', name: 'take 1', mime, bytes: 5 }])
  expect(api.calls(sendPart)).toHaveLength(1)
})

it('keeps an upload that was called off for the attempt that goes on with it, and gives up one that none can', async () => {
  for (const [onBegun, given] of [
    [() => Promise.resolve(), 0],
    [undefined, 1],
  ] as const) {
    server(0)
    api.answer(cancelUpload, { cancelled: true })
    const control = new AbortController()
    api.answer(sendPart, ({ uploadId }) => {
      control.abort()
      return { uploadId, received: UPLOAD_PART_BYTES, expiresAt: 1 }
    })
    const options = { signal: control.signal, onProgress: () => undefined, ...(onBegun && { onBegun }) }
    await expect(uploadMedia('w1', { name: 'a.mp4', file: video }, options)).rejects.toThrow()
    await vi.waitFor(() => expect(api.calls(cancelUpload)).toHaveLength(given))
  }
})
