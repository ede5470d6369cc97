import { expect, test, vi } from 'vitest'
import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { checkImageFile } from '@/features/content-studio/check-image-file.ts'
import { createMediaUploads, type Uploaded, type UploadDeps } from '@/features/content-studio/media-uploads.ts'

type Sending = { file: File; answer: () => Promise<void>; fail: (error: Error) => Promise<void>; signal: AbortSignal }

function stage() {
  const sent: Sending[] = []
  const done: string[] = []
  const progress: ((share: number) => void)[] = []
  let keys = 0
  const send: UploadDeps['send'] = (file, { signal, onProgress }) =>
    new Promise<Uploaded>((resolve, reject) => {
      progress.push(onProgress)
      signal.addEventListener('abort', () => reject(new DOMException('off', 'AbortError')))
      sent.push({
        file,
        signal,
        answer: () => settled(() => resolve(uploaded(file.name))),
        fail: (error) => settled(() => reject(error)),
      })
    })
  const uploads = createMediaUploads({
    send,
    onDone: ({ media }) => done.push(media.id),
    newKey: () => `k${(keys += 1)}`,
  })
  return { uploads, sent, done, progress }
}

function uploaded(id: string): Uploaded {
  const base = { schema: 1, rev: 1, createdAt: 0, updatedAt: 0, createdBy: 'u' }
  const facts = { workspaceId: 'w', name: id, mime: 'image/png' as const, bytes: 1, width: 1, height: 1 }
  return { media: { id, ...base, ...facts }, url: `/${id}` }
}

async function settled(act: () => void) {
  act()
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

test('sends one picture after the other and keeps their order', async () => {
  const { uploads, sent, done } = stage()
  uploads.add([picture('a'), picture('b')])
  expect(sent.map(({ file }) => file.name)).toEqual(['a'])
  await sent[0]?.answer()
  await sent[1]?.answer()
  expect(done).toEqual(['a', 'b'])
  expect(uploads.getUploads()).toEqual([])
})

test('tells how far the picture under way is', () => {
  const { uploads, progress } = stage()
  uploads.add([picture('a')])
  progress[0]?.(0.4)
  expect(uploads.getUploads()).toMatchObject([{ state: 'sending', progress: 0.4 }])
})

test('keeps a failed picture for another try and goes on with the next', async () => {
  const { uploads, sent, done } = stage()
  uploads.add([picture('a'), picture('b')])
  await sent[0]?.fail(new Error('network'))
  expect(uploads.getUploads()).toMatchObject([{ state: 'failed' }, { state: 'sending' }])
  await sent[1]?.answer()
  uploads.retry('k1')
  await sent[2]?.answer()
  expect(done).toEqual(['b', 'a'])
})

test('calls off the picture under way and starts the next', async () => {
  const { uploads, sent, done } = stage()
  uploads.add([picture('a'), picture('b')])
  await settled(() => uploads.cancel('k1'))
  expect(sent[0]?.signal.aborted).toBe(true)
  await sent[1]?.answer()
  expect(done).toEqual(['b'])
})

test('tells its listeners about every change until they leave', () => {
  const { uploads } = stage()
  const listener = vi.fn<() => void>()
  const leave = uploads.subscribe(listener)
  uploads.add([picture('a')])
  const calls = listener.mock.calls.length
  expect(calls).toBeGreaterThan(0)
  leave()
  uploads.cancelAll()
  expect(listener).toHaveBeenCalledTimes(calls)
})

test.each([
  ['image/svg+xml', 10, 'not_an_image'],
  ['', 10, 'not_an_image'],
  ['image/png', 0, 'empty'],
  ['image/jpeg', MEDIA_BYTES_MAX + 1, 'too_large'],
  ['image/webp', MEDIA_BYTES_MAX, null],
])('finds what is wrong with a file of type "%s" and %d bytes: %s', (type, size, problem) => {
  expect(checkImageFile({ type, size })).toBe(problem)
})
