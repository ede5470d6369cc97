import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { LintTool } from '@/decks/lint/lint-tool.tsx'
import { createSceneStore } from '@/decks/scene-store.ts'
import { sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { textLayer } from '../../unit/scene/text-layer.ts'
import '../support/patience.ts'
import { show } from '../support/show.tsx'

vi.mock('@/decks/fonts/load-fonts.ts', () => ({ loadFonts: () => Promise.resolve() }))

const FAINT = textLayer('tttt', 'Faint', { style: { color: '#bbbbbb', size: 60, sizeMin: 60 } })
const NO_PICTURES = () => Promise.reject(new Error('There is none.'))

async function open(...layers: Parameters<typeof slideOf>[1]) {
  const store = createSceneStore(sceneOf(slideOf('s1', layers)))
  await show(<LintTool store={store} pictures={NO_PICTURES} format={null} />)
  return store
}

afterEach(cleanup)

it('says how much was found, where, and why, and mends one finding', async () => {
  const user = userEvent.setup()
  const store = await open(FAINT)
  await user.click(await screen.findByRole('button', { name: 'Check the deck: 1 finding' }))
  const slide = await screen.findByRole('region', { name: 'Slide 1' })
  expect(slide.textContent).toMatch(/stand out 1\.\d to 1 from what lies behind them; 4\.5 to 1 is needed/)
  await user.click(within(slide).getByRole('button', { name: 'Fix: Low contrast' }))
  expect(store.getState().scene.slides[0]?.layers[0]).toMatchObject({ style: { color: '@text' } })
  await waitFor(() => expect(screen.getByText('Nothing to mend')).toBeTruthy())
})

it('mends together what takes nothing away, as one step', async () => {
  const user = userEvent.setup()
  const empty = textLayer('eeee', '', { box: { x: 100, y: 700, width: 300, height: 80 } })
  const outside = shapeLayer('oooo', { box: { x: 3000, y: 0, width: 50, height: 50 } })
  const store = await open(FAINT, empty, outside)
  await user.click(await screen.findByRole('button', { name: 'Check the deck: 3 findings' }))
  await user.click(await screen.findByRole('button', { name: 'Fix all that take nothing away' }))
  expect(store.getState().scene.slides[0]?.layers.map(({ id }) => id)).toEqual(['tttt', 'eeee', 'oooo'])
  await waitFor(() => expect(screen.getByText('1 finding')).toBeTruthy())
  store.undo()
  expect(store.getState().canUndo).toBe(false)
})
