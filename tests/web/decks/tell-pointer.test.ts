import { expect, it } from 'vitest'
import { createPointerSender, POINTER_IDLE } from '@/features/carousel-editor/sync/presence.ts'

/** A pointer sender, what it sent, and `rest`, which ends its idle time. */
function pointer() {
  const told: string[] = []
  let idle = () => {}
  const point = createPointerSender({
    change: ({ hasCursor, cursorX, cursorY }) => told.push(hasCursor ? `${cursorX} ${cursorY}` : 'nowhere'),
    after(ms, run) {
      expect(ms).toBe(POINTER_IDLE)
      idle = run
      return () => (idle = () => {})
    },
  })
  return { told, point, rest: () => idle() }
}

it('is told in whole pixels of the slide, and not again for a move that nobody would see', () => {
  const { told, point } = pointer()
  point({ x: 10.4, y: 20.6 })
  point({ x: 12, y: 21 })
  point({ x: 30, y: 21 })
  expect(told).toEqual(['10 21', '30 21'])
})

it('is nowhere once it rests, and is told anew when it goes on', () => {
  const { told, point, rest } = pointer()
  point({ x: 10, y: 20 })
  rest()
  rest()
  point({ x: 11, y: 20 })
  expect(told).toEqual(['10 20', 'nowhere', '11 20'])
})

it('is nowhere once it leaves the stage or is too far from the slide to be stored', () => {
  const { told, point } = pointer()
  point(null)
  point({ x: 10, y: 20 })
  point(null)
  point({ x: 10, y: 20 })
  point({ x: 1e9, y: 20 })
  expect(told).toEqual(['10 20', 'nowhere', '10 20', 'nowhere'])
})
