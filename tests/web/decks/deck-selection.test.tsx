import { cleanup, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveToTrash } from '@postwright/core/api/trash'
import { type Deck, decks } from '@postwright/core/collections/decks'
import { hiddenDocuments } from '@/documents/hidden-documents.ts'
import { blankDeck } from '@/features/carousel-editor/new-deck.ts'
import { DeckList, FoundDecks } from '@/features/carousel-editor/components/deck-list.tsx'
import { api } from '../../support/client/api.ts'
import { store } from '../../support/client/store.ts'
import { letUndoLapse, showWithToasts } from '../support/toasts.tsx'

function deck(name: string, updatedAt: number, labels: string[] = []): Deck {
  const base = { schema: 1, rev: 2, createdAt: 0, updatedAt, createdBy: 'ada' }
  const marks = { brandKitId: '', templateId: '', folder: '', labels, campaignId: '', thumbnail: '' }
  return { ...base, ...blankDeck(name, '4:5').deck, ...marks, id: name.toLowerCase() }
}

const DECKS = [deck('Launch', 3, ['spring']), deck('Prices', 2), deck('Team', 1)]
const none = () => undefined

beforeEach(() => {
  store.put(decks, ['w1'], ...DECKS)
  api.answer(moveToTrash, { itemId: 'item1' })
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
  const written = () => store.writes().map(({ path, fields: { labels, rev } }) => [path.split('/').at(-1), labels, rev])
  await waitFor(() => expect(written()).toEqual([['team', ['spring'], 3]]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(written()[1]).toEqual(['team', [], 4]))
})
