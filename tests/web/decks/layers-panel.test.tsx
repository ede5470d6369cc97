import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { Layer } from '@postwright/core/scene/layer'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Editor } from '@/decks/editor/editor.ts'
import { layerRows } from '@/decks/editor/panels/layer-tree.ts'
import { layerStops, dropNest, dropZone } from '@/decks/editor/panels/use-drag-layers.ts'
import { LayersPanel } from '@/decks/editor/panels/layers-panel.tsx'
import { groupLayer, sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
import { holdByMouse, layOutInRow, pressOn, saidOfDrag } from '../support/drag.ts'
import { showInEditor } from './show-in-editor.tsx'

const LAYERS: Layer[] = [
  shapeLayer('back', { name: 'Back' }),
  { ...groupLayer('card'), name: 'Card' },
  shapeLayer('head', { name: 'Head', groupId: 'card' }),
  shapeLayer('text', { name: 'Text', groupId: 'card' }),
  shapeLayer('star', { name: 'Star' }),
]

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = () => showInEditor(<LayersPanel />, sceneOf(slideOf('s1', LAYERS)))
const row = (name: string) => screen.getByRole('treeitem', { name })
const names = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'))
const orderIn = ({ store }: Editor) => store.getState().scene.slides[0]?.layers.map(({ id }) => id)
const layerIn = ({ store }: Editor, id: string) =>
  store.getState().scene.slides[0]?.layers.find((layer) => layer.id === id)
const layOutRows = () => layOutInRow(() => screen.getAllByRole('treeitem'), { width: 200, height: 40 })
const press = (name: string, key: string, modifiers = {}) => {
  row(name).focus()
  fireEvent.keyDown(row(name), { key, ...modifiers })
}

describe('the list of layers', () => {
  it('names the topmost first, and what is in a group after it', async () => {
    await open()
    expect(names()).toEqual(['Star', 'Card', 'Text', 'Head', 'Back'])
    expect(row('Head').getAttribute('aria-level')).toBe('2')
    press('Card', 'ArrowLeft')
    expect(names()).toEqual(['Star', 'Card', 'Back'])
    expect(row('Card').getAttribute('aria-expanded')).toBe('false')
  })

  it('names a shape without a name by what it looks like', async () => {
    const shapes = [shapeLayer('one'), shapeLayer('two', { shape: 'ellipse' }), shapeLayer('three', { shape: 'star' })]
    await showInEditor(<LayersPanel />, sceneOf(slideOf('s1', shapes)))
    expect(names()).toEqual(['Star', 'Ellipse', 'Rectangle'])
  })

  it('chooses one layer, one more, and all up to one', async () => {
    const { view } = await open()
    fireEvent.click(row('Head'))
    expect(view.getState()).toMatchObject({ selection: ['head'], inside: 'card' })
    fireEvent.click(row('Star'), { ctrlKey: true })
    expect(view.getState().selection).toEqual(['head', 'star'])
    fireEvent.click(row('Star'))
    fireEvent.click(row('Text'), { shiftKey: true })
    expect(view.getState().selection).toEqual(['star', 'card', 'text'])
  })

  it('is gone through by keyboard, with one place for Tab', async () => {
    const { view } = await open()
    press('Star', 'ArrowDown')
    expect(document.activeElement).toBe(row('Card'))
    expect(row('Card').tabIndex).toBe(0)
    expect(row('Star').tabIndex).toBe(-1)
    press('Card', 'End')
    expect(document.activeElement).toBe(row('Back'))
    press('Back', 'Enter')
    expect(view.getState().selection).toEqual(['back'])
  })

  it('moves layers up, into a group and out of it by keyboard, and each can be undone', async () => {
    const editor = await open()
    press('Back', 'ArrowUp', { altKey: true })
    expect(orderIn(editor)).toEqual(['card', 'head', 'text', 'back', 'star'])
    press('Back', 'ArrowRight', { altKey: true })
    expect(layerIn(editor, 'back')).toMatchObject({ groupId: 'card' })
    press('Back', 'ArrowLeft', { altKey: true })
    expect(layerIn(editor, 'back')).toMatchObject({ groupId: '' })
    for (let step = 0; step < 3; step += 1) editor.store.undo()
    expect(editor.store.getState().scene.slides[0]?.layers).toEqual(LAYERS)
  })

  it('renames a layer with F2, and leaves its name after Escape', async () => {
    const editor = await open()
    press('Star', 'F2')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Sun' } })
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    expect(layerIn(editor, 'star')).toMatchObject({ name: 'Sun' })
    fireEvent.doubleClick(row('Sun'))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Moon' } })
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
    expect(row('Sun')).toBeTruthy()
  })

  it('locks and hides layers, says so, and leaves a locked one where it is', async () => {
    const editor = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Lock Star' }))
    fireEvent.click(screen.getByRole('button', { name: 'Hide Head' }))
    expect(names()).toEqual(['Star, locked', 'Card', 'Text', 'Head, hidden', 'Back'])
    press('Star, locked', 'Delete')
    expect(orderIn(editor)).toContain('star')
    press('Head, hidden', 'Delete')
    expect(orderIn(editor)).not.toContain('head')
    expect(document.activeElement).toBe(row('Back'))
  })

  it('marks what is placed by hand in the format that is looked at', async () => {
    const override = { format: '1:1', layerId: 'star', box: null, rotation: 45, size: null, isHidden: null } as const
    const { view } = await showInEditor(<LayersPanel />, sceneOf(slideOf('s1', LAYERS, { overrides: [override] })))
    expect(names()).not.toContain('Star, placed by hand in this format')
    view.set({ format: '1:1' })
    expect(await screen.findByRole('treeitem', { name: 'Star, placed by hand in this format' })).toBeTruthy()
  })

  it('takes layers where the mouse drops them', async () => {
    const editor = await open()
    layOutRows()
    const held = await holdByMouse(row('Star'), [
      [50, 20],
      [50, 30],
      [50, 60],
    ])
    expect(row('Card').dataset['drop']).toBe('inside')
    await held.drop()
    expect(layerIn(editor, 'star')).toMatchObject({ groupId: 'card' })
    expect(orderIn(editor)).toEqual(['back', 'card', 'head', 'text', 'star'])
    editor.store.undo()
    expect(editor.store.getState().scene.slides[0]?.layers).toEqual(LAYERS)
  })

  it('takes all chosen layers along with one of them', async () => {
    const editor = await open()
    layOutRows()
    editor.view.set({ selection: ['star', 'back'] })
    const held = await holdByMouse(row('Star'), [
      [50, 20],
      [50, 30],
      [50, 155],
    ])
    expect(row('Head').dataset['drop']).toBe('below')
    await held.drop()
    expect(orderIn(editor)).toEqual(['card', 'back', 'star', 'head', 'text'])
    expect(layerIn(editor, 'back')).toMatchObject({ groupId: 'card' })
  })

  it('leaves a locked layer where the mouse finds it', async () => {
    const editor = await open()
    layOutRows()
    fireEvent.click(screen.getByRole('button', { name: 'Lock Star' }))
    const held = await holdByMouse(row('Star, locked'), [
      [50, 20],
      [50, 30],
      [50, 190],
    ])
    await held.drop()
    expect(orderIn(editor)?.at(-1)).toBe('star')
  })

  it('chooses a layer with Space, and lifts it with Space once it is chosen', async () => {
    const editor = await open()
    layOutRows()
    await pressOn(row('Star'), ' ')
    expect(editor.view.getState().selection).toEqual(['star'])
    expect(row('Star').dataset['dragged']).toBeUndefined()
    await pressOn(row('Star'), ' ', '{ArrowDown}')
    expect(saidOfDrag()).toBe('Above Text')
    expect(document.activeElement).toBe(row('Star'))
    await pressOn(row('Star'), '{ArrowDown}', ' ')
    expect(orderIn(editor)).toEqual(['back', 'card', 'head', 'star', 'text'])
    editor.store.undo()
    expect(editor.store.getState().scene.slides[0]?.layers).toEqual(LAYERS)
  })
})

it('leads keys above each row, below the last of a group, and into groups that are closed', () => {
  const stops = (closed: readonly string[], lifted: string, ...others: readonly string[]) => {
    const { stops: all, home } = layerStops(layerRows(LAYERS, new Set(closed)), lifted, new Set([lifted, ...others]))
    return [all.map(({ id, zone }) => `${zone} ${id}`), home]
  }
  expect(stops([], 'star')).toEqual([
    ['above card', 'above text', 'above head', 'below head', 'above back', 'below back'],
    0,
  ])
  expect(stops(['card'], 'back')).toEqual([['above star', 'above card', 'inside card', 'below card'], 3])
  expect(stops([], 'head', 'text')).toEqual([
    ['above star', 'above card', 'inside card', 'above back', 'below back'],
    2,
  ])
})

it('finds the place of a drop by where on a row it is', () => {
  expect([0.1, 0.5, 0.9].map((share) => dropZone(share, true))).toEqual(['above', 'inside', 'below'])
  expect([0.4, 0.6].map((share) => dropZone(share, false))).toEqual(['above', 'below'])
  expect(dropNest(LAYERS, 'head', 'below')).toEqual({ groupId: 'card', above: null })
  expect(dropNest(LAYERS, 'star', 'below')).toEqual({ groupId: '', above: 'card' })
  expect(dropNest(LAYERS, 'gone', 'below')).toBeNull()
})

it('says where each row lies among its own', () => {
  const rows = layerRows(LAYERS, new Set())
  expect(rows.map(({ layer, level, at, of }) => [layer.id, level, at, of])).toEqual([
    ['star', 1, 1, 3],
    ['card', 1, 2, 3],
    ['text', 2, 1, 2],
    ['head', 2, 2, 2],
    ['back', 1, 3, 3],
  ])
})
