import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useThreadEdit } from '@/features/content-studio/components/thread/use-thread-edit.ts'
import { moveInThread, type WholeThread } from '@/features/content-studio/thread-edit.ts'
import type { ImageUploads } from '@/features/content-studio/components/pictures/use-image-uploads.ts'
import type { ChannelVersion } from '@/features/content-studio/components/channels/use-channel-version.ts'

it('an upload that is under way goes along with the post of the thread it was chosen for, the first one too', () => {
  let draft: WholeThread = { text: 'One', media: [], thread: ['Two', 'Three'], threadMedia: [] }
  const change = (make: (draft: WholeThread) => WholeThread | null): void => {
    draft = make(draft) ?? draft
  }
  const version = { connection: null, change } as unknown as ChannelVersion
  const waiting = (key: string, part: number) => ({ key, place: { connectionId: null, part } })
  const uploads = {
    pending: [waiting('a', 0), waiting('b', 1)],
    put: vi.fn<ImageUploads['put']>(),
    cancel: vi.fn<ImageUploads['cancel']>(),
  }
  const { result } = renderHook(() => useThreadEdit(version, uploads as never))
  expect(result.current((whole) => moveInThread(whole, 0, 2))).toBe(true)
  expect(draft).toEqual({ text: 'Two', media: [], thread: ['Three', 'One'], threadMedia: [] })
  expect(uploads.put.mock.calls).toEqual([
    ['a', { connectionId: null, part: 2 }],
    ['b', { connectionId: null, part: 0 }],
  ])
  expect(uploads.cancel).not.toHaveBeenCalled()
})
