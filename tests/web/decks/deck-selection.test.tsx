import { cleanup, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveToTrash } from '@postwright/core/api/trash'
import type { Deck } from '@postwright/core/collections/decks'
import type { DeckDraft } from '@postwright/core/scene/deck'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import type { WriteOutcome } from '@/documents/server-version.ts'
import { blankDeck } from '@/features/carousel-editor/blank-deck.ts'
import { DeckList } from '@/features/carousel-editor/components/deck-list.tsx'
import { FoundDecks } from '@/features/carousel-editor/components/found-decks.tsx'
import type { deckDrafts } from '@/features/carousel-editor/data/deck-drafts.ts'
import { api } from '../../support/client/api.ts'
import { letUndoLapse, showWithToasts } from '../support/toasts.tsx'

type Change = { uid: string; draft: DeckDraft; rev: number }

const { write, stored } = vi.hoisted(() => ({
  write: vi.fn<(workspaceId: string, id: string, change: Change) => Promise<WriteOutcome>>(),
  stored: { decks: [] as Deck[] },
}))
vi.mock('@/features/carousel-editor/data/decks-queries.ts', () => ({ decksQuery: () => ({}) }))
vi.mock('@/features/carousel-editor/data/deck-drafts.ts', async (original) => {
  const { deckDrafts: drafts } = await original<{ deckDrafts: typeof deckDrafts }>()
  return { deckDrafts: { ...drafts, server: { ...drafts.server, write } } }
})
vi.mock('@/lib/live/use-paged-list.ts', () => ({
  usePagedList: () => ({
    page: { status: 'ready', data: stored.decks, unreadable: 0, endCursor: null },
    paging: { number: 1, hasPrevious: false, hasNext: false },
  }),
}))

function deck(name: string, labels: string[] = []): Deck {
  const base = { schema: 1, rev: 2, createdAt: 0, updatedAt: 0, createdBy: 'ada' }
  const marks = { brandKitId: '', templateId: '', folder: '', labels, thumbnail: '' }
  return { ...base, ...blankDeck(name, '4:5').deck, ...marks, id: name.toLowerCase() }
}

const DECKS = [deck('Launch', ['spring']), deck('Prices'), deck('Team')]
const none = () => undefined

beforeEach(() => {
  stored.decks = DECKS
  api.answer(moveToTrash, { itemId: 'item1' })
  write.mockReset().mockResolvedValue('written')
})
afterEach(() => {
  letUndoLapse()
  toast.remove()
  cleanup()
  for (const { id } of DECKS) hiddenDocuments.show(id)
})

const open = (list = <DeckList filter={ALL} newDeck={null} onDetails={none} onOffer={none} />) => showWithToasts(list)

const ALL = { folder: null, label: null }
const boxOf = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

it('shows decks that could not be moved to the trash again, still selected, when all of them were', async () => {
  api.goDown()
  const user = await open()
  await user.click(boxOf('Launch'))
  await user.keyboard('{Shift>}')
  await user.click(boxOf('Team'))
  await user.keyboard('{/Shift}')
  await user.click(await screen.findByRole('button', { name: 'Move to trash' }))
  expect(names()).toEqual([])
  letUndoLapse()
  expect(
    await screen.findByText(
      /^Not moved to the trash: “Launch”, “Prices”, and “Team”\. The server could not be reached/,
    ),
  ).toBeDefined()
  expect(await screen.findByText('3 selected')).toBeDefined()
})

it('brings decks back with one undo', async () => {
  const user = await open()
  await user.click(boxOf('Launch'))
  await user.click(boxOf('Prices'))
  await user.click(await screen.findByRole('button', { name: 'Move to trash' }))
  expect(names()).toEqual(['Team'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(['Launch', 'Prices', 'Team'])
})

it('labels the selected decks that were found, and takes the label off them again with one undo', async () => {
  const search = { status: 'success', decks: DECKS, further: null, isLooking: false, retry: none } as const
  const user = await open(<FoundDecks {...{ search, filter: ALL }} words="a" onDetails={none} onOffer={none} />)
  await user.click(boxOf('Launch'))
  await user.click(boxOf('Team'))
  await user.click(await screen.findByRole('button', { name: 'Add label…' }))
  await user.type(await screen.findByLabelText('Label'), 'spring{Enter}')
  const written = () => write.mock.calls.map(([, id, { draft, rev }]) => [id, draft.labels, rev])
  expect(written()).toEqual([['team', ['spring'], 3]])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(written()[1]).toEqual(['team', [], 4])
})
