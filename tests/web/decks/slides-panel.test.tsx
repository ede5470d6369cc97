import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Editor } from '@/decks/editor/editor.ts'
import { SlidesPanel } from '@/decks/editor/panels/slides-panel.tsx'
import { sceneOf, slideOf } from '../../unit/scene/sample-scene.ts'
import { draggable, holdByMouse, layOutInRow, pressOn, saidOfDrag } from '../support/drag.ts'
import { showInEditor } from './show-in-editor.tsx'

const SCENE = sceneOf(
  slideOf('s1', [], { place: 0, kind: 'intro' }),
  slideOf('s2', [], { place: 10 }),
  slideOf('s3', [], { place: 20, isHidden: true }),
)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = () => showInEditor(<SlidesPanel />, SCENE)
const tile = (name: RegExp) => screen.getByRole('button', { name })
const orderIn = ({ store }: Editor) => store.getState().scene.slides.map(({ id }) => id)

async function choose(place: number, action: string) {
  fireEvent.click(screen.getByRole('button', { name: `Actions for slide ${place}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}

it('names the slides in their order, and which of them is seen', async () => {
  const { view } = await open()
  expect(tile(/^Slide 1 of 3: opening$/).getAttribute('aria-current')).toBe('true')
  expect(tile(/^Slide 3 of 3: content, hidden$/)).toBeTruthy()
  fireEvent.click(tile(/^Slide 2/))
  expect(view.getState().slideId).toBe('s2')
})

it('goes from slide to slide by keyboard, and moves them with Alt', async () => {
  const editor = await open()
  fireEvent.keyDown(tile(/^Slide 1/), { key: 'ArrowRight' })
  expect(editor.view.getState().slideId).toBe('s2')
  expect(document.activeElement).toBe(tile(/^Slide 2/))
  fireEvent.keyDown(tile(/^Slide 2/), { key: 'ArrowLeft', altKey: true })
  expect(orderIn(editor)).toEqual(['s2', 's1', 's3'])
  expect(document.activeElement).toBe(tile(/^Slide 1/))
})

it('duplicates, leaves out, re-labels and removes slides, and undo brings them back', async () => {
  const editor = await open()
  await choose(2, 'Duplicate')
  expect(orderIn(editor)).toEqual(['s1', 's2', 'new1', 's3'])
  expect(editor.view.getState().slideId).toBe('new1')
  await choose(4, 'Show')
  await choose(1, 'Use as content')
  expect(editor.store.getState().scene.slides.map(({ kind, isHidden }) => [kind, isHidden])).toEqual(
    Array.from({ length: 4 }, () => ['content', false]),
  )
  fireEvent.keyDown(tile(/^Slide 1/), { key: 'Delete' })
  expect(orderIn(editor)).toEqual(['s2', 'new1', 's3'])
  editor.store.undo()
  expect(orderIn(editor)).toEqual(['s1', 's2', 'new1', 's3'])
})

const layOutTiles = () => layOutInRow(() => screen.getAllByRole('listitem'), { width: 100, height: 100 }, true)

it('puts a slide where the mouse drops it, and one undo takes it back', async () => {
  const editor = await open()
  layOutTiles()
  const held = await holdByMouse(tile(/^Slide 1/), [
    [50, 50],
    [60, 50],
    [260, 50],
  ])
  expect(screen.getAllByRole('listitem').map(({ style }) => style.transform)).toEqual([
    'translate3d(200px, 0px, 0)',
    'translate3d(-100px, 0px, 0)',
    'translate3d(-100px, 0px, 0)',
  ])
  await held.drop()
  expect(orderIn(editor)).toEqual(['s2', 's3', 's1'])
  editor.store.undo()
  expect(orderIn(editor)).toEqual(['s1', 's2', 's3'])
})

it('lifts a slide with Space, moves it with the arrow keys and drops it with Space', async () => {
  const editor = await open()
  layOutTiles()
  await pressOn(tile(/^Slide 1/), ' ', '{ArrowRight}')
  expect(saidOfDrag()).toBe('Position 2 of 3')
  expect(editor.view.getState().slideId).toBe('s1')
  await pressOn(tile(/^Slide 1/), ' ')
  expect(orderIn(editor)).toEqual(['s2', 's1', 's3'])
})

describe('a finger', () => {
  const touch = (kind: 'touchStart' | 'touchMove' | 'touchEnd', on: HTMLElement, clientX: number) => {
    const points = [{ clientX, clientY: 10 }]
    return fireEvent[kind](on, { touches: kind === 'touchEnd' ? [] : points, changedTouches: points })
  }

  async function openForFinger() {
    const editor = await open()
    layOutTiles()
    await draggable()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return editor
  }
  const rest = () => act(() => void vi.advanceTimersByTime(400))

  afterEach(() => {
    // The library swallows the click after a drop for a moment.
    rest()
    vi.useRealTimers()
  })

  it('takes a slide along once it has rested on it, and leaves it where it is lifted', async () => {
    const editor = await openForFinger()
    touch('touchStart', tile(/^Slide 1/), 50)
    rest()
    expect(touch('touchMove', tile(/^Slide 1/), 260)).toBe(false)
    touch('touchEnd', tile(/^Slide 1/), 260)
    expect(orderIn(editor)).toEqual(['s2', 's3', 's1'])
  })

  it('scrolls when it goes on at once, and chooses when it is lifted at once', async () => {
    const editor = await openForFinger()
    touch('touchStart', tile(/^Slide 1/), 50)
    expect(touch('touchMove', tile(/^Slide 1/), 150)).toBe(true)
    rest()
    touch('touchEnd', tile(/^Slide 1/), 260)
    touch('touchStart', tile(/^Slide 1/), 50)
    touch('touchEnd', tile(/^Slide 1/), 50)
    expect(orderIn(editor)).toEqual(['s1', 's2', 's3'])
  })
})
