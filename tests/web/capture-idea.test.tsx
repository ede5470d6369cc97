import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Component as CaptureDialog } from '@/features/ideas/capture-dialog.tsx'
import { show } from './support/show.tsx'

const begun = vi.hoisted(() => vi.fn<(collection: object, idea: { draft: { text: string } }) => Promise<string>>())
vi.mock('@/documents/outbox/begin-document.ts', () => ({ beginDocument: begun }))
vi.mock('@/features/ideas/data/capture-place.ts', () => ({ capturePlace: async () => ({ laneId: 'lane1', place: 1 }) }))
vi.mock('@/features/ideas/data/idea-drafts.ts', () => ({ ideaDrafts: { server: { newId: () => 'idea1' } } }))

afterEach(cleanup)

it('an idea is typed as soon as its dialog is there, and kept with the keyboard alone', async () => {
  begun.mockResolvedValue('written')
  const onClose = vi.fn<() => void>()
  await show(<CaptureDialog onClose={onClose} />)
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  const user = userEvent.setup()
  await user.keyboard('Chairs for left handers')
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onClose).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(begun.mock.calls[0]?.[1].draft.text).toBe('Chairs for left handers'))
  expect(screen.queryByRole('alert')).toBeNull()
})
