import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DeckTrial } from '@/decks/trial/deck-trial.tsx'
import { readGuestScene } from '@/decks/trial/guest-scene.ts'
import { guestDeck } from '@/lib/guest-deck.ts'
import { show } from '../support/show.tsx'

beforeEach(() => guestDeck.clear())
afterEach(cleanup)

it('lets a visitor write into the design, and keeps it for the account they go on to', async () => {
  const onKeep = vi.fn<() => void>()
  await show(<DeckTrial onClose={() => undefined} onKeep={onKeep} />)
  const field = await screen.findByLabelText('headline')
  fireEvent.change(field, { target: { value: 'Bread that people queue for' } })
  expect(JSON.stringify(readGuestScene(guestDeck.read() ?? ''))).toContain('Bread that people queue for')
  fireEvent.click(screen.getByText('Keep deck'))
  expect(onKeep).toHaveBeenCalledOnce()
})

it('writes what stands on every slide once, and keeps it when the visitor closes', async () => {
  const onClose = vi.fn<() => void>()
  await show(<DeckTrial onClose={onClose} onKeep={() => undefined} />)
  const [first] = await screen.findAllByLabelText('topic')
  if (!first) throw new Error('The design has no topic')
  fireEvent.change(first, { target: { value: 'Baking' } })
  expect(screen.getAllByLabelText('topic').map((field) => field.textContent)).toEqual(Array(5).fill('Baking'))
  fireEvent.click(screen.getByText('Close'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(guestDeck.read()).toContain('Baking')
})
