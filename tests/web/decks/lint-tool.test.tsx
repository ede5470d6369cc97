import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { imageLayerSchema } from '@postwright/core/scene/kinds/image/image-layer'
import { LintTool } from '@/decks/lint/lint-tool.tsx'
import { createSceneStore } from '@/decks/scene-store.ts'
import { pictureLayer, sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { textLayer } from '../../unit/scene/text-layer.ts'
import { show } from '../support/show.tsx'
import { showInEditor } from './show-in-editor.tsx'

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
  await user.click(await screen.findByRole('button', { name: 'Check the deck: 1 issue' }))
  const slide = await screen.findByRole('region', { name: 'Slide 1' })
  expect(slide.textContent).toMatch(/background is 1\.\d to 1\. It should be at least 4\.5 to 1/)
  await user.click(within(slide).getByRole('button', { name: 'Fix: Low contrast' }))
  await waitFor(() => expect(store.getState().scene.slides[0]?.layers[0]).toMatchObject({ style: { color: '@text' } }))
  await waitFor(() => expect(screen.getByText('No issues found')).toBeTruthy())
})

it('mends together what takes nothing away, as one step', async () => {
  const user = userEvent.setup()
  const empty = textLayer('eeee', '', { box: { x: 100, y: 700, width: 300, height: 80 } })
  const outside = shapeLayer('oooo', { box: { x: 3000, y: 0, width: 50, height: 50 } })
  const store = await open(FAINT, empty, outside)
  await user.click(await screen.findByRole('button', { name: 'Check the deck: 3 issues' }))
  await user.click(await screen.findByRole('button', { name: 'Fix all safe issues' }))
  await waitFor(() => expect(screen.getByText('1 issue')).toBeTruthy())
  expect(store.getState().scene.slides[0]?.layers.map(({ id }) => id)).toEqual(['tttt', 'eeee', 'oooo'])
  store.undo()
  expect(store.getState().canUndo).toBe(false)
})

it('stops fixing when a person cancels, and leaves the deck as it was', async () => {
  const user = userEvent.setup()
  const photo = imageLayerSchema.parse({ ...pictureLayer('pppp'), mediaId: 'photo', alt: 'A board' })
  const outside = shapeLayer('oooo', { box: { x: 3000, y: 0, width: 50, height: 50 } })
  const store = createSceneStore(sceneOf(slideOf('s1', [FAINT, photo, outside])))
  const { scene } = store.getState()
  let isSlow = false
  const pictures = () => (isSlow ? new Promise<Blob>(() => undefined) : NO_PICTURES())
  await show(<LintTool store={store} pictures={pictures} format={null} />)
  await user.click(await screen.findByRole('button', { name: /^Check the deck: \d issues?$/ }))
  isSlow = true
  await user.click(await screen.findByRole('button', { name: 'Fix all safe issues' }))
  expect(screen.getByRole('progressbar', { name: 'Fixing…' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Fix all safe issues' })).toBeTruthy()
  expect(store.getState().scene).toBe(scene)
})

it('brings what is pressed onto the stage and stays open beside it, by keyboard too', async () => {
  const user = userEvent.setup()
  const clean = slideOf('s1', [textLayer('cccc', 'Clear words')])
  const scene = sceneOf(clean, slideOf('s2', [FAINT], { place: 1 }))
  const editor = await showInEditor(
    <LintTool store={createSceneStore(scene)} pictures={NO_PICTURES} format={null} />,
    scene,
  )
  await user.click(await screen.findByRole('button', { name: 'Check the deck: 1 issue' }))
  const slide = await screen.findByRole('region', { name: 'Slide 2' })
  within(slide)
    .getByRole('button', { name: /^Low contrast/ })
    .focus()
  await user.keyboard('{Enter}')
  expect(editor.view.getState()).toMatchObject({ slideId: 's2', selection: ['tttt'], format: '4:5' })
  expect(screen.getByRole('region', { name: 'Slide 2' })).toBeTruthy()
})

it('looks at one place where slides are seen, or at all of them', async () => {
  const user = userEvent.setup()
  const edge = textLayer('eeee', 'Near the edge', { box: { x: 20, y: 800, width: 500, height: 120 } })
  const store = createSceneStore(sceneOf(slideOf('s1', [edge])))
  await show(<LintTool store={store} pictures={NO_PICTURES} format="9:16" />)
  await user.click(await screen.findByRole('button', { name: 'Check the deck' }))
  await screen.findByText('No issues found')
  await user.click(screen.getByRole('combobox', { name: 'Shown in' }))
  await user.click(await screen.findByRole('option', { name: 'All of these places', hidden: true }))
  expect(await screen.findByText('This part of the slide is covered or cut off in this place: Reels.')).toBeTruthy()
})
