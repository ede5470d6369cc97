import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ideaLanes } from '@postwright/core/collections/idea-lanes'
import { ideas } from '@postwright/core/collections/ideas'
import { Component as CaptureDialog } from '@/features/ideas/capture-dialog.tsx'
import { store } from '../support/client/store.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

it('an idea is typed as soon as its dialog is there, and kept with the keyboard alone', async () => {
  store.put(ideaLanes, ['w1'], { ...makeBase('lane1'), name: 'First', color: 'gray', place: 0 })
  const onClose = vi.fn<() => void>()
  await show(<CaptureDialog onClose={onClose} />)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  const user = userEvent.setup()
  await user.keyboard('Chairs for left handers')
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(store.writes()).toHaveLength(1))
  expect(store.writes()[0]).toMatchObject({
    kind: 'set',
    path: expect.stringMatching(new RegExp(`^${ideas.path('w1')}/`)),
    fields: { text: 'Chairs for left handers', laneId: 'lane1', createdBy: 'ada' },
  })
  expect(screen.queryByRole('alert')).toBeNull()
})
