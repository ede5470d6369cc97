import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SHAPES } from '@postwright/core/scene/kinds/shape/shape-layer'
import { EditorContext } from '@/decks/editor/editor-context.ts'
import { createEditorStore } from '@/decks/editor/editor-state.ts'
import type { Editor } from '@/decks/editor/editor.ts'
import { InsertSheet } from '@/decks/editor/rail/insert-sheet.tsx'
import { Rail } from '@/decks/editor/rail/rail.tsx'
import { createSceneStore } from '@/decks/scene-store.ts'
import { FIXED_MEASURE } from '../../unit/scene/fixed-measure.ts'
import { sceneOf, slideOf } from '../../unit/scene/sample-scene.ts'
import { show } from '../support/show.tsx'
import { createLiveFrame } from '@/decks/editor/live-frame.ts'

let editor: Editor

beforeEach(() => {
  let chance = 0
  editor = {
    store: createSceneStore(sceneOf(slideOf('s1', []))),
    view: createEditorStore({ slideId: 's1', format: '4:5' }),
    measure: FIXED_MEASURE,
    ports: { pictures: async () => new Blob(), newSlideId: () => 's2' },
    random: () => (chance = (chance + 0.37) % 1),
    writing: { current: null },
    live: createLiveFrame(),
    stageSize: { current: { width: 800, height: 600 } },
  }
})
afterEach(cleanup)

const layers = () => editor.store.getState().scene.slides[0]?.layers ?? []
const showRail = () =>
  show(
    <EditorContext value={editor}>
      <Rail />
    </EditorContext>,
  )
const railButton = (name: string) => screen.getByRole('button', { name, hidden: true })

async function openPanel(name: string) {
  const user = userEvent.setup()
  await user.click(railButton(name))
  return { user, panel: within(await screen.findByRole('dialog', { name })) }
}

it('finds icons by what they stand for, and inserts the one that is chosen with the keys', async () => {
  await showRail()
  const { user, panel } = await openPanel('Icons')
  const field = await panel.findByRole('searchbox', { name: 'Find an icon' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('valentine')
  await waitFor(() => expect(panel.getByRole('status').textContent).toMatch(/^\d{1,2} icons?$/))
  expect(panel.getByRole('button', { name: 'heart' })).toBeTruthy()

  await user.clear(field)
  await user.type(field, 'arrow')
  await waitFor(() => expect(panel.queryByRole('button', { name: 'heart' })).toBeNull())
  const arrows = within(panel.getByRole('toolbar', { name: 'Icons' })).getAllByRole('button')
  act(() => arrows[0]?.focus())
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(arrows[7])
  await user.keyboard('{Enter}')
  const icon = arrows[7]?.getAttribute('aria-label')?.replaceAll(' ', '-')
  expect(layers()).toMatchObject([{ type: 'icon', icon }])
})

it('says so when no icon is found', async () => {
  await showRail()
  const { user, panel } = await openPanel('Icons')
  await user.type(await panel.findByRole('searchbox'), 'qqqq')
  expect(await panel.findByText('No icons match your search.')).toBeTruthy()
})

it('offers every shape, and inserts the one of its tile', async () => {
  await showRail()
  const { user, panel } = await openPanel('Shapes')
  const tiles = within(panel.getByRole('toolbar', { name: 'Shapes' })).getAllByRole('button')
  expect(tiles).toHaveLength(SHAPES.length)
  await user.click(panel.getByRole('button', { name: 'Speech bubble' }))
  expect(layers()).toMatchObject([{ type: 'shape', shape: 'speech' }])
})

it('inserts lines with what they end with', async () => {
  await showRail()
  const { user, panel } = await openPanel('Shapes')
  await user.click(panel.getByRole('button', { name: 'Arrow' }))
  expect(layers()).toMatchObject([{ type: 'line', start: 'none', end: 'arrow' }])
})

it('Escape closes a panel, and the focus is where it was', async () => {
  await showRail()
  const { user } = await openPanel('Shapes')
  expect(railButton('Shapes').getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(railButton('Shapes')))
  expect(layers()).toEqual([])
})

it('a text that was inserted is written next', async () => {
  await showRail()
  const { user, panel } = await openPanel('Text')
  expect(panel.getAllByRole('button')).toHaveLength(6)
  await user.click(panel.getByRole('button', { name: 'Quote' }))
  const [text] = layers()
  expect(text).toMatchObject({ type: 'text', style: { isItalic: true } })
  expect(editor.view.getState().editing).toBe(text?.id)
})

it('the sheet of narrow screens holds the same, and ends with a choice', async () => {
  const user = userEvent.setup()
  const done = vi.fn<() => void>()
  await show(
    <EditorContext value={editor}>
      <InsertSheet onDone={done} />
    </EditorContext>,
  )
  expect(await screen.findByRole('searchbox', { name: 'Find an icon' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Star' }))
  await user.click(screen.getByRole('button', { name: 'QR code' }))
  await user.click(screen.getByRole('button', { name: 'Heading' }))
  expect(layers().map(({ type }) => type)).toEqual(['shape', 'qr', 'text'])
  expect(done).toHaveBeenCalledTimes(3)
})
