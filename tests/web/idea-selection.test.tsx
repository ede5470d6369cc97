import { cleanup, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveToTrash } from '@postwright/core/api/trash'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import type { Idea } from '@postwright/core/collections/ideas'
import { IDEA_LABELS_MAX } from '@postwright/core/limits'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import type { WriteOutcome } from '@/documents/server-version.ts'
import { Board } from '@/features/ideas/components/board.tsx'
import { FoundIdeas } from '@/features/ideas/components/found-ideas.tsx'
import type { ideaDrafts } from '@/features/ideas/data/idea-drafts.ts'
import type { IdeaDraft } from '@/features/ideas/idea-draft.ts'
import { api } from '../support/client/api.ts'
import { letUndoLapse, showWithToasts } from './support/toasts.tsx'

type Change = { uid: string; draft: IdeaDraft; rev: number }

const { write, stored } = vi.hoisted(() => ({
  write: vi.fn<(workspaceId: string, id: string, change: Change) => Promise<WriteOutcome>>(),
  stored: { ideas: [] as Idea[] },
}))
vi.mock('@/features/ideas/data/top-place.ts', () => ({
  topPlaces: async (_workspaceId: string, _laneId: string, count: number) =>
    Array.from({ length: count }, (_, at) => at - 100),
}))
vi.mock('@/features/ideas/data/idea-drafts.ts', async (original) => {
  const { ideaDrafts: drafts } = await original<{ ideaDrafts: typeof ideaDrafts }>()
  return { ideaDrafts: { ...drafts, server: { ...drafts.server, write } } }
})
vi.mock('@/features/ideas/data/use-lane-ideas.ts', () => {
  const lists = new Map<string, readonly Idea[]>()
  return {
    useLaneIdeas: (_workspaceId: string, laneId: string) => {
      const data = lists.get(laneId) ?? stored.ideas.filter((idea) => idea.laneId === laneId)
      lists.set(laneId, data)
      return {
        page: { status: 'ready', data, unreadable: 0, endCursor: null },
        paging: { number: 1, hasPrevious: false, hasNext: false },
      }
    },
  }
})

const BASE = { schema: 1, rev: 4, createdAt: 0, updatedAt: 0, createdBy: 'ada' }
const lane = (id: string, name: string): IdeaLane => ({ ...BASE, id, name, color: 'gray', place: 0 })
const LANES = [lane('unsorted', 'Unsorted'), lane('write', 'To write'), lane('done', 'Done')]
const idea = (id: string, laneId: string, labels: string[] = []): Idea => {
  const place = { laneId, place: 0 }
  return { ...BASE, ...place, id, text: `Idea ${id}`, media: [], labels, source: '', postId: '' }
}
const IDEAS = [
  idea('oak', 'unsorted', ['wood']),
  idea('ash', 'unsorted'),
  idea(
    'elm',
    'write',
    Array.from({ length: IDEA_LABELS_MAX }, (_, at) => `label ${at}`),
  ),
  idea('fir', 'write'),
]

beforeEach(() => {
  stored.ideas = IDEAS
  api.answer(moveToTrash, { itemId: 'item1' })
  write.mockReset().mockResolvedValue('written')
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
  write.mock.calls.map(([, id, { draft, rev }]) => ({ id, laneId: draft.laneId, labels: draft.labels, rev }))

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
  expect(written().slice(2)).toMatchObject([
    { id: 'oak', laneId: 'unsorted', rev: 6 },
    { id: 'ash', laneId: 'unsorted', rev: 6 },
  ])
})

it('adds a label to those that have room for it, keeps the others selected, and says what was changed elsewhere', async () => {
  write.mockImplementation(async (_, id) => (id === 'ash' ? 'refused' : 'written'))
  const user = await open()
  for (const { id } of IDEAS) await user.click(boxOf(id))
  await user.click(await screen.findByRole('button', { name: 'Add label…' }))
  await user.type(await screen.findByLabelText('Label'), 'wood{Enter}')
  expect(written().map(({ id, labels }) => [id, labels])).toEqual([
    ['ash', ['wood']],
    ['fir', ['wood']],
  ])
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
  expect(written()).toMatchObject([{ id: 'oak', labels: [], rev: 5 }])
})
