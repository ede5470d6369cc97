import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDragOrder } from '@/ui/use-drag-order.ts'
import { show } from './support/show.tsx'

const onMove = vi.fn<(from: number, to: number) => void>()
const HEIGHT = 100

beforeEach(() => {
  onMove.mockReset()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
    return new DOMRect(0, Number(this.dataset['place']) * HEIGHT, 300, HEIGHT)
  })
  vi.stubGlobal('scrollBy', vi.fn<() => void>())
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function List() {
  const drag = useDragOrder(onMove)
  return (
    <ol>
      {['one', 'two', 'three'].map((name, at) => (
        <li key={name} aria-label={name} {...drag.item(at)}>
          <span {...drag.handle(at)}>{`grip ${name}`}</span>
        </li>
      ))}
    </ol>
  )
}

const grab = (name: string) => fireEvent.pointerDown(screen.getByText(`grip ${name}`), { button: 0, pointerId: 1 })
const moveTo = (clientY: number, pointerId = 1) => fireEvent.pointerMove(window, { clientY, pointerId })

it('puts an item where it is dropped, and shows the place meanwhile', async () => {
  await show(<List />)
  grab('one')
  moveTo(251)
  expect(screen.getByLabelText('three').dataset['drop']).toBe('after')
  expect(screen.getByLabelText('one').dataset['dragged']).toBe('true')
  fireEvent.pointerUp(window, { pointerId: 1 })
  expect(onMove.mock.calls).toEqual([[0, 2]])
  expect(screen.getByLabelText('one').dataset['dragged']).toBeUndefined()
})

it('goes up as well, and nowhere when it is dropped where it was', async () => {
  await show(<List />)
  grab('three')
  moveTo(149)
  fireEvent.pointerUp(window, { pointerId: 1 })
  grab('two')
  moveTo(150)
  fireEvent.pointerUp(window, { pointerId: 1 })
  expect(onMove.mock.calls).toEqual([[2, 1]])
})

it('is called off with Escape, and follows one pointer only', async () => {
  await show(<List />)
  grab('one')
  moveTo(290, 2)
  fireEvent.pointerUp(window, { pointerId: 2 })
  expect(screen.getByLabelText('one').dataset['dragged']).toBe('true')
  moveTo(290)
  fireEvent.keyDown(window, { key: 'Escape' })
  fireEvent.pointerUp(window, { pointerId: 1 })
  expect(onMove).not.toHaveBeenCalled()
})
