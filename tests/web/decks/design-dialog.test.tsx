import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { DesignButton } from '@/decks/editor/design/design-button.tsx'
import { showInEditor } from './show-in-editor.tsx'

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const user = userEvent.setup()

function deckOf(at: number) {
  const template = DECK_TEMPLATES[at]
  if (!template) throw new Error('There is no such design.')
  let count = 0
  return beginFromTemplate(template, { name: 'A deck', deckId: 'deck1', newSlideId: () => `slide${(count += 1)}` })
}

async function openDialog() {
  const editor = await showInEditor(<DesignButton />, deckOf(0))
  await user.click(screen.getByRole('button', { name: 'Change design' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change design' })
  return { editor, dialog, scene: () => editor.store.getState().scene }
}

const pictures = (list: HTMLElement) => within(list).getAllByRole('button')

it('offers the first slide of the deck in each of the designs, and takes one with a click that undo takes back', async () => {
  const { editor, dialog, scene } = await openDialog()
  const before = scene()
  const designs = await within(dialog).findByRole('list', { name: 'Design' })
  expect(pictures(designs)).toHaveLength(DECK_TEMPLATES.length)
  expect(pictures(designs).filter((each) => each.querySelector('canvas') === null)).toEqual([])
  const other = pictures(designs)[4]
  await user.click(other ?? designs)
  expect(scene().deck.templateId).toBe(DECK_TEMPLATES[4]?.id)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  editor.store.undo()
  expect(scene()).toEqual(before)
})

it('offers other layouts of the slide as pictures, and colours of the deck with one click each', async () => {
  const { dialog, scene } = await openDialog()
  await user.click(within(dialog).getByRole('tab', { name: 'Layout' }))
  expect(pictures(await within(dialog).findByRole('list', { name: 'Layout' })).length).toBeGreaterThan(1)
  await user.click(within(dialog).getByRole('tab', { name: 'Colours' }))
  const colors = await within(dialog).findByRole('list', { name: 'Colours' })
  const { theme } = scene().deck
  await user.click(within(colors).getByRole('button', { name: 'Berry' }))
  expect(scene().deck.theme.colors).not.toEqual(theme.colors)
  expect(scene().deck.theme.fonts).toEqual(theme.fonts)
})

it('mixes the layouts of the deck anew with one click', async () => {
  const { editor, dialog, scene } = await openDialog()
  const before = scene()
  await user.click(within(dialog).getByRole('tab', { name: 'Colours' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Shuffle layouts' }))
  expect(scene().slides).not.toEqual(before.slides)
  expect(scene().slides).toHaveLength(before.slides.length)
  editor.store.undo()
  expect(scene()).toEqual(before)
})
