import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { Layer } from '@postwright/core/scene/layer'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Editor } from '@/decks/editor/editor.ts'
import { dropNest, dropZone } from '@/decks/editor/panels/drop-nest.ts'
import { layerRows } from '@/decks/editor/panels/layer-rows.ts'
import { LayersPanel } from '@/decks/editor/panels/layers-panel.tsx'
import { groupLayer, sceneOf, shapeLayer, slideOf } from '../../unit/scene/sample-scene.ts'
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

  it('takes layers where they are dropped', async () => {
    const editor = await open()
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 40))
    const dataTransfer = {}
    fireEvent.dragStart(row('Star'), { dataTransfer })
    fireEvent.dragOver(row('Card'), { clientY: 20, dataTransfer })
    expect(row('Card').dataset['drop']).toBe('inside')
    fireEvent.drop(row('Card'), { clientY: 20, dataTransfer })
    expect(layerIn(editor, 'star')).toMatchObject({ groupId: 'card' })
    expect(orderIn(editor)).toEqual(['back', 'card', 'head', 'text', 'star'])
  })
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
