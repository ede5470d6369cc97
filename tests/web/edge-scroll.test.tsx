import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useEdgeScroll } from '@/drag/use-edge-scroll.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const drag = () => {
  const { result } = renderHook(() => useEdgeScroll())
  return {
    scrolls: () => result.current.autoScroll.enabled,
    move: (x: number, y: number) => act(() => result.current.move({ x, y })),
    end: () => act(() => result.current.end()),
    pass: (time: number) =>
      act(() => {
        vi.advanceTimersByTime(time)
      }),
  }
}

it('edges scroll once what is dragged has rested, and not while it passes', () => {
  const card = drag()
  for (let step = 0; step < 10; step += 1) {
    card.move(step * 40, 0)
    card.pass(100)
    expect(card.scrolls()).toBe(false)
  }
  card.pass(449 - 100)
  expect(card.scrolls()).toBe(false)
  card.pass(1)
  expect(card.scrolls()).toBe(true)
})

it('a hand that trembles rests, one that leaves the place stops the scrolling, and the end of the drag stops it too', () => {
  const card = drag()
  card.move(100, 100)
  card.pass(300)
  card.move(104, 103)
  card.pass(150)
  expect(card.scrolls()).toBe(true)
  card.move(140, 120)
  expect(card.scrolls()).toBe(true)
  card.move(180, 100)
  expect(card.scrolls()).toBe(false)
  card.pass(450)
  expect(card.scrolls()).toBe(true)
  card.end()
  expect(card.scrolls()).toBe(false)
})
