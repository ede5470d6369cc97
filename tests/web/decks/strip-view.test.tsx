import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StripView } from '@/decks/editor/strip/strip-view.tsx'
import { sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { showInEditor } from './show-in-editor.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const deck = () =>
  sceneOf(
    slideOf('s1', [shapeLayer('lamp', { box: { x: 870, y: 100, width: 200, height: 200 } })]),
    slideOf('s2', [], { place: 1 }),
  )

async function strip() {
  const editor = await showInEditor(<StripView />, deck())
  editor.view.set({ isStrip: true, selection: ['lamp'] })
  return { editor, field: await screen.findByRole('application', { name: /All slides side by side/ }) }
}

it('arrow keys move a layer over the seam, where it continues, and on to the next slide', async () => {
  const { editor, field } = await strip()
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(field, { key: 'ArrowRight', shiftKey: true })
  const [first] = editor.store.getState().scene.slides
  expect(first?.layers[0]).toMatchObject({ box: { x: 900 }, continues: true })
  for (let press = 0; press < 20; press += 1) fireEvent.keyDown(field, { key: 'ArrowRight', shiftKey: true })
  const [left, right] = editor.store.getState().scene.slides
  expect([left?.layers.length, right?.layers[0]]).toEqual([
    0,
    expect.objectContaining({ box: expect.objectContaining({ x: 20 }) }),
  ])
  expect(editor.view.getState()).toMatchObject({ slideId: 's2', selection: ['lamp'] })
})

it('a pointer drags a layer across the seam as one step of undo', async () => {
  const { editor, field } = await strip()
  const { stripZoom } = editor.view.getState()
  const at = (x: number, y: number) => ({ clientX: x * stripZoom, clientY: y * stripZoom, button: 0, pointerId: 1 })
  Object.assign(field, { setPointerCapture() {} })
  fireEvent.pointerDown(field, at(950, 200))
  fireEvent.pointerMove(field, at(1200, 260))
  fireEvent.pointerUp(field, at(1320, 280))
  const moved = editor.store.getState().scene.slides[1]?.layers[0]
  expect(moved).toMatchObject({ id: 'lamp' })
  editor.store.undo()
  expect(editor.store.getState().scene).toEqual(deck())
})

it('Escape gives up the choice and then leads back to the slide', async () => {
  const { editor, field } = await strip()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(editor.view.getState()).toMatchObject({ isStrip: true, selection: [] })
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(editor.view.getState().isStrip).toBe(false)
})
