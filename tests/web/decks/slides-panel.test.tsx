import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Editor } from '@/decks/editor/editor.ts'
import { SlidesPanel } from '@/decks/editor/panels/slides-panel.tsx'
import { sceneOf, slideOf } from '../../unit/scene/sample-scene.ts'
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
  await choose(4, 'Show again')
  await choose(1, 'Use as content')
  expect(editor.store.getState().scene.slides.map(({ kind, isHidden }) => [kind, isHidden])).toEqual(
    Array.from({ length: 4 }, () => ['content', false]),
  )
  fireEvent.keyDown(tile(/^Slide 1/), { key: 'Delete' })
  expect(orderIn(editor)).toEqual(['s2', 'new1', 's3'])
  editor.store.undo()
  expect(orderIn(editor)).toEqual(['s1', 's2', 'new1', 's3'])
})

it('puts a slide where it is dropped', async () => {
  const editor = await open()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  const dataTransfer = {}
  const [first, , third] = screen.getAllByRole('listitem')
  if (!first || !third) throw new Error('There are too few slides.')
  fireEvent.dragStart(first, { dataTransfer })
  fireEvent.dragOver(third, { clientX: 80, dataTransfer })
  expect(third.dataset['drop']).toBe('after')
  fireEvent.drop(third, { clientX: 80, dataTransfer })
  expect(orderIn(editor)).toEqual(['s2', 's3', 's1'])
})

describe('a finger', () => {
  const touch = (kind: 'touchStart' | 'touchMove' | 'touchEnd', on: HTMLElement, clientX: number) => {
    const points = [{ clientX, clientY: 10 }]
    return fireEvent[kind](on, { touches: kind === 'touchEnd' ? [] : points, changedTouches: points })
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(document, 'elementFromPoint').mockImplementation(
      (x) => document.querySelectorAll('li')[Math.floor(x / 100)] ?? null,
    )
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      const at = [...document.querySelectorAll('li')].findIndex((tile) => tile === this)
      return new DOMRect(at * 100, 0, 100, 100)
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('takes a slide along once it has rested on it, and leaves it where it is lifted', async () => {
    const editor = await open()
    touch('touchStart', tile(/^Slide 1/), 50)
    act(() => void vi.advanceTimersByTime(400))
    expect(touch('touchMove', tile(/^Slide 1/), 260)).toBe(false)
    expect(touch('touchEnd', tile(/^Slide 1/), 260)).toBe(false)
    expect(orderIn(editor)).toEqual(['s2', 's3', 's1'])
  })

  it('scrolls when it goes on at once, and chooses when it is lifted at once', async () => {
    const editor = await open()
    touch('touchStart', tile(/^Slide 1/), 50)
    expect(touch('touchMove', tile(/^Slide 1/), 150)).toBe(true)
    act(() => void vi.advanceTimersByTime(400))
    expect(touch('touchEnd', tile(/^Slide 1/), 260)).toBe(true)
    touch('touchStart', tile(/^Slide 1/), 50)
    expect(touch('touchEnd', tile(/^Slide 1/), 50)).toBe(true)
    expect(orderIn(editor)).toEqual(['s1', 's2', 's3'])
  })
})
