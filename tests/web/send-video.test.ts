import { beginUpload, cancelUpload, finishUpload, sendPart } from '@postwright/core/api/uploads'
import { setCaptions } from '@postwright/core/api/media'
import { UPLOAD_PART_BYTES } from '@postwright/core/limits'
import { expect, it, vi } from 'vitest'
import { planFilm } from '@/features/script-to-visuals/film/plan-film.ts'
import { timeScript } from '@/features/script-to-visuals/film/time-script.ts'
import { sendVideo } from '@/features/script-to-visuals/render/send-video.ts'
import { api } from '../support/client/api.ts'
import { makeMedia } from '../support/factories/media.ts'
import { makeScript } from '../support/factories/script.ts'

const draft = makeScript({ text: 'Leave a gap.' })
const script = timeScript(draft)
const film = { draft, script, plan: planFilm(draft, script) }

it('a video whose upload is called off in the middle is in no library, and its room is free at once', async () => {
  const control = new AbortController()
  api.answer(beginUpload, { uploadId: 'u1', received: 0, expiresAt: 1 })
  api.answer(cancelUpload, { cancelled: true })
  api.answer(sendPart, ({ uploadId }) => {
    control.abort()
    return { uploadId, received: UPLOAD_PART_BYTES, expiresAt: 1 }
  })
  api.answer(finishUpload, { media: makeMedia({ mime: 'video/mp4' }), url: '/video', expiresAt: 1 })
  const file = new Blob([new Uint8Array(UPLOAD_PART_BYTES), 'the rest'], { type: 'video/mp4' })
  const sent = { uid: 'ada', workspaceId: 'w1', file, fileName: 'Oak.mp4', film, isPost: true }
  await expect(sendVideo(sent, { signal: control.signal, onProgress: () => undefined })).rejects.toThrow()
  await vi.waitFor(() => expect(api.calls(cancelUpload)).toEqual([{ workspaceId: 'w1', uploadId: 'u1' }]))
  expect(api.calls(finishUpload)).toEqual([])
  expect(api.calls(setCaptions)).toEqual([])
})
