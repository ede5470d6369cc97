import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DragGrip } from '@/drag/drag-grip.tsx'
import { useDragItem, useDragList, useDropPlace } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { draggable, holdByMouse, layOut, layOutInRow, pressOn, saidOfDrag } from './support/drag.ts'
import { show } from './support/show.tsx'

const onMove = vi.fn<(from: number, to: number) => void>()
const onDrop = vi.fn<(item: string, place: object) => void>()
const NAMES = ['One', 'Two', 'Three']

beforeEach(() => {
  onMove.mockReset()
  onDrop.mockReset()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Item({ name, store }: { name: string; store: DragStore }) {
  const drag = useDragItem(store, name)
  return (
    <li aria-label={name} {...drag.item}>
      <DragGrip drag={drag} label={`Move ${name}`} />
      <input aria-label={`Text of ${name}`} />
    </li>
  )
}

function List({ names }: { names: readonly string[] }) {
  const drag = useDragList({ items: names.map((name) => ({ id: name, name })), onMove })
  return (
    <>
      <ol>
        {names.map((name) => (
          <Item key={name} name={name} store={drag.store} />
        ))}
      </ol>
      {drag.layer}
    </>
  )
}

const grip = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
const item = (name: string) => screen.getByRole('listitem', { name })

async function showList(names = NAMES) {
  layOutInRow(() => screen.getAllByRole('listitem'), { width: 300, height: 100 })
  await show(<List names={names} />)
}

describe('a list whose items are sorted', () => {
  it('moves an item to the place where the mouse lets it go, and the others make way meanwhile', async () => {
    await showList()
    const held = await holdByMouse(grip('One'), [
      [10, 50],
      [10, 100],
      [10, 250],
    ])
    expect(item('One').dataset['dragged']).toBe('true')
    expect(item('Three').style.transform).toBe('translate3d(0px, -100px, 0)')
    await held.drop()
    expect(onMove.mock.calls).toEqual([[0, 2]])
    await waitFor(() => expect(item('Three').style.transform).toBe(''))
    expect(item('One').dataset['dragged']).toBeUndefined()
  })

  it('moves nothing when an item is let go where it was, or Escape calls it off', async () => {
    await showList()
    const first = await holdByMouse(grip('Two'), [
      [10, 150],
      [10, 170],
    ])
    await first.drop()
    const second = await holdByMouse(grip('One'), [
      [10, 50],
      [10, 250],
    ])
    await second.press('{Escape}')
    await second.drop()
    expect(onMove).not.toHaveBeenCalled()
    expect(saidOfDrag()).toBe('One stays where it was.')
  })

  it('lifts with Space, moves with the arrow keys and drops with Space, and says each step aloud by name and place', async () => {
    await showList()
    await pressOn(grip('One'), ' ')
    expect(saidOfDrag()).toBe('Picked up One.')
    await pressOn(grip('One'), '{ArrowDown}')
    expect(saidOfDrag()).toBe('Position 2 of 3')
    await pressOn(grip('One'), ' ')
    expect(onMove.mock.calls).toEqual([[0, 1]])
    expect(saidOfDrag()).toBe('Dropped One: Position 2 of 3.')
  })

  it('leaves everything where it was when Escape is pressed, which nobody else hears as free', async () => {
    const heard = vi.fn<(isTaken: boolean) => void>()
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && heard(defaultPrevented)
    window.addEventListener('keydown', listen)
    await showList()
    await pressOn(grip('Three'), ' ', '{ArrowUp}', '{Escape}')
    window.removeEventListener('keydown', listen)
    expect(onMove).not.toHaveBeenCalled()
    expect(heard.mock.calls).toEqual([[true]])
  })

  it('keeps what is typed and focused when the code that drags arrives', async () => {
    await showList()
    const field = screen.getByRole('textbox', { name: 'Text of Two' })
    field.focus()
    expect(document.querySelector('[id^="DndLiveRegion"]')).toBeNull()
    await draggable()
    expect(document.activeElement).toBe(field)
    expect(field.isConnected).toBe(true)
    expect(grip('Two').getAttribute('aria-describedby')).toMatch(/^DndDescribedBy/)
  })

  it('asks for no code that drags while there is nothing to sort', async () => {
    await showList(['One'])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(document.querySelector('[id^="DndLiveRegion"]')).toBeNull()
  })
})

function Shelf({ id, store }: { id: string; store: DragStore }) {
  const { ref, zone } = useDropPlace(store, id)
  return <section ref={ref} aria-label={id} data-zone={zone ?? undefined} />
}

function Shelves() {
  const drag = useDragList({
    items: [{ id: 'One', name: 'One' }],
    places: ['top', 'bottom'],
    zones: { at: (_, share) => (share < 0.5 ? 'front' : 'back'), middleOf: (zone) => (zone === 'front' ? 0.25 : 0.75) },
    stopsOf: () => ({
      stops: ['top', 'bottom'].flatMap((id) => ['front', 'back'].map((zone) => ({ id, zone }))),
      home: 0,
    }),
    nameOf: ({ id, zone }) => `${zone} of ${id}`,
    onDrop,
  })
  return (
    <>
      <Item name="One" store={drag.store} />
      <Shelf id="top" store={drag.store} />
      <Shelf id="bottom" store={drag.store} />
      {drag.layer}
    </>
  )
}

describe('items that are dropped on places', () => {
  const shelf = (name: string) => screen.getByRole('region', { name })

  async function showShelves() {
    layOut((element) => {
      const top = { top: 100, bottom: 200 }[element.getAttribute('aria-label') ?? '']
      return new DOMRect(0, top ?? 0, 300, top === undefined ? 40 : 100)
    })
    await show(<Shelves />)
  }

  it('fall into the zone below the mouse, which is marked meanwhile', async () => {
    await showShelves()
    const held = await holdByMouse(grip('One'), [
      [10, 20],
      [10, 120],
      [10, 290],
    ])
    expect(shelf('top').dataset['zone']).toBeUndefined()
    expect(shelf('bottom').dataset['zone']).toBe('back')
    await held.drop()
    expect(onDrop.mock.calls).toEqual([['One', { id: 'bottom', zone: 'back' }]])
    expect(shelf('bottom').dataset['zone']).toBeUndefined()
  })

  it('fall nowhere outside of all places', async () => {
    await showShelves()
    const held = await holdByMouse(grip('One'), [
      [10, 20],
      [10, 150],
      [10, 160],
      [10, 600],
    ])
    expect(saidOfDrag()).toBe('You can’t drop this item here.')
    await held.drop()
    expect(onDrop).not.toHaveBeenCalled()
  })

  it('go through the stops with the arrow keys', async () => {
    await showShelves()
    await pressOn(grip('One'), ' ', '{ArrowDown}')
    expect(saidOfDrag()).toBe('back of top')
    await pressOn(grip('One'), '{ArrowDown}', '{ArrowDown}', '{ArrowUp}')
    expect(saidOfDrag()).toBe('front of bottom')
    await pressOn(grip('One'), '{Enter}')
    expect(onDrop.mock.calls).toEqual([['One', { id: 'bottom', zone: 'front' }]])
  })
})
