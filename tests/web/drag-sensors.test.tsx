import {
  DndContext,
  type DragEndEvent,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DrawnPointerSensor, useDragSensors } from '@/drag/drag-sensors.ts'
import { show } from './support/show.tsx'

const WIDTH = 100
const onEnd = vi.fn<(place: unknown) => void>()

beforeEach(() => {
  onEnd.mockReset()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
    return new DOMRect(Number(this.dataset['place'] ?? 0) * WIDTH, 0, WIDTH, WIDTH)
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  cleanup()
})

function Place({ at }: { at: number }) {
  const { setNodeRef } = useDroppable({ id: at })
  return <div ref={setNodeRef} data-place={at} />
}

function Card() {
  const { setNodeRef, listeners } = useDraggable({ id: 'card' })
  return (
    <div ref={setNodeRef} data-place={0} {...listeners}>
      a card
    </div>
  )
}

type Pointer = 'pointer' | 'mouse'

function Board({ by }: { by: Pointer }) {
  const pointer = useSensors(useSensor(DrawnPointerSensor, { activationConstraint: { distance: 5 } }))
  const others = useDragSensors(() => undefined)
  const sensors = by === 'pointer' ? pointer : others
  const end = ({ over }: DragEndEvent) => onEnd(over?.id)
  return (
    <DndContext sensors={sensors} collisionDetection={pointerWithin} onDragEnd={end}>
      <Card />
      {[0, 1, 2, 3].map((at) => (
        <Place key={at} at={at} />
      ))}
    </DndContext>
  )
}

/** Dispatches all events in one task, without a render between them. */
function dragAtOnce(by: Pointer, ...xs: readonly number[]): void {
  const at = (clientX: number) => ({ clientX, clientY: 50, button: 0, isPrimary: true, bubbles: true })
  const event = (kind: string, x: number) =>
    by === 'pointer' ? new PointerEvent(`pointer${kind}`, at(x)) : new MouseEvent(`mouse${kind}`, at(x))
  screen.getByText('a card').dispatchEvent(event('down', 50))
  for (const x of xs) document.dispatchEvent(event('move', x))
  document.dispatchEvent(event('up', xs.at(-1) ?? 50))
}

it.each(['pointer', 'mouse'] as const)('a card dragged by %s falls where it is let go, however fast', async (by) => {
  await show(<Board by={by} />)
  dragAtOnce(by, 60, 150, 250, 350)
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[3]]))
})

it('a card let go outside of all places falls into none', async () => {
  await show(<Board by="pointer" />)
  dragAtOnce('pointer', 60, 150, 950)
  await waitFor(() => expect(onEnd.mock.calls).toEqual([[undefined]]))
})
