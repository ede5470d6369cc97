import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveToTrash } from '@postwright/core/api/trash'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import { type Idea, ideas } from '@postwright/core/collections/ideas'
import { IDEA_LABELS_MAX } from '@postwright/core/limits'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { Board } from '@/features/ideas/components/board.tsx'
import { FoundIdeas } from '@/features/ideas/components/found-ideas.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { letUndoLapse, showWithToasts } from './support/toasts.tsx'

const BASE = { schema: 1, rev: 4, createdAt: 0, updatedAt: 0, createdBy: 'ada' }
const lane = (id: string, name: string): IdeaLane => ({ ...BASE, id, name, color: 'gray', place: 0 })
const LANES = [lane('unsorted', 'Unsorted'), lane('write', 'To write'), lane('done', 'Done')]
const idea = (id: string, [laneId, place]: [string, number], labels: string[] = []): Idea => {
  return { ...BASE, laneId, place, id, text: `Idea ${id}`, media: [], labels, source: '', postId: '', campaignId: '' }
}
const IDEAS = [
  idea('oak', ['unsorted', 0], ['wood']),
  idea('ash', ['unsorted', 1]),
  idea(
    'elm',
    ['write', 0],
    Array.from({ length: IDEA_LABELS_MAX }, (_, at) => `label ${at}`),
  ),
  idea('fir', ['write', 1]),
]

beforeEach(() => {
  store.put(ideas, ['w1'], ...IDEAS)
  api.answer(moveToTrash, { itemId: 'item1' })
})
afterEach(() => {
  letUndoLapse()
  toast.remove()
  cleanup()
  for (const { id } of IDEAS) hiddenDocuments.show(id)
})

const open = (list = <Board lanes={LANES} onOpen={() => undefined} />) => showWithToasts(list)

const boxOf = (id: string) => screen.getByRole('checkbox', { name: `Select Idea ${id}` })
const written = () =>
  store
    .writes()
    .map(({ path, fields: { laneId, labels, rev } }) => ({ id: path.split('/').at(-1), laneId, labels, rev }))

it('selects ideas across the lanes of the board with Shift, by keyboard alone, and ends with Escape', async () => {
  const user = await open()
  boxOf('ash').focus()
  await user.keyboard(' ')
  boxOf('fir').focus()
  await user.keyboard('{Shift>} {/Shift}')
  expect(await screen.findByText('3 selected')).toBeDefined()
  expect(boxOf('oak')).toHaveProperty('checked', false)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

it('moves the selected ideas to the trash with one undo', async () => {
  const user = await open()
  await user.click(boxOf('oak'))
  await user.click(boxOf('fir'))
  await user.click(await screen.findByRole('button', { name: 'Move to trash' }))
  expect(screen.queryByText('Idea oak')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect([screen.queryByText('Idea oak') === null, api.calls(moveToTrash).length]).toEqual([false, 0])
  await user.click(boxOf('fir'))
  await user.click(await screen.findByRole('button', { name: 'Move to trash' }))
  letUndoLapse()
  expect(api.calls(moveToTrash)).toEqual([{ workspaceId: 'w1', kind: 'ideas', documentId: 'fir' }])
})

it('moves the selected ideas to a lane at once, those that stand there already excepted, and back with one undo', async () => {
  const user = await open()
  await user.click(boxOf('oak'))
  await user.click(boxOf('ash'))
  await user.click(boxOf('fir'))
  await user.click(await screen.findByRole('button', { name: 'Move to lane…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'To write', hidden: true }))
  await screen.findByText('2 ideas moved to “To write”.')
  expect(written()).toMatchObject([
    { id: 'oak', laneId: 'write', rev: 5 },
    { id: 'ash', laneId: 'write', rev: 5 },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(written().slice(2)).toMatchObject([
      { id: 'oak', laneId: 'unsorted', rev: 6 },
      { id: 'ash', laneId: 'unsorted', rev: 6 },
    ]),
  )
})

it('adds a label to those that have room for it, keeps the others selected, and says what was changed elsewhere', async () => {
  store.fail(`${ideas.path('w1')}/ash`, 'refused')
  const user = await open()
  for (const { id } of IDEAS) await user.click(boxOf(id))
  await user.click(await screen.findByRole('button', { name: 'Add label…' }))
  await user.type(await screen.findByLabelText('Label'), 'wood{Enter}')
  await waitFor(() => expect(written().map(({ id, labels }) => [id, labels])).toEqual([['fir', ['wood']]]))
  expect(screen.getByText(`1 item already has ${IDEA_LABELS_MAX} labels. Remove one first.`)).toBeDefined()
  expect(await screen.findByText('1 item was changed elsewhere in the meantime and stays as it is.')).toBeDefined()
  expect([boxOf('elm'), boxOf('oak')].map((box) => box instanceof HTMLInputElement && box.checked)).toEqual([
    true,
    false,
  ])
})

it('selects among the ideas that were found and removes a label from those that have it', async () => {
  const search = { status: 'ready', ideas: IDEAS, further: null, isLooking: false, retry: () => undefined } as const
  const user = await open(
    <FoundIdeas {...{ search, lanes: LANES }} words="Idea" label={null} onOpen={() => undefined} />,
  )
  await user.click(boxOf('oak'))
  await user.click(await screen.findByRole('button', { name: 'Select all' }))
  await user.click(await screen.findByRole('button', { name: 'Remove label…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'wood', hidden: true }))
  await waitFor(() => expect(written()).toMatchObject([{ id: 'oak', labels: [], rev: 5 }]))
})
