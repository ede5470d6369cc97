import { describe, expect, it } from 'vitest'
import type { Box } from '@postwright/core/scene/box'
import { resizeBox } from '@postwright/core/scene/geometry/resize-box'
import { snapPull } from '@/decks/editor/gestures/resize-selection.ts'
import { createSnapper } from '@/decks/editor/snap/create-snapper.ts'

const SLIDE = { width: 1000, height: 1000 }
const box = (x: number, y: number, width = 100, height = 100) => ({ x, y, width, height })

describe('what is dragged', () => {
  it('snaps to the middle of the slide, and says where', () => {
    const { dx, dy, guides } = createSnapper(SLIDE, []).snap(box(447, 30), 6)
    expect([dx, dy]).toEqual([3, 0])
    expect(guides).toContainEqual({ kind: 'line', axis: 'horizontal', at: 500, from: 0, to: 1000 })
  })

  it('snaps to the edge of another layer, with the distance to it', () => {
    const { dx, guides } = createSnapper(SLIDE, [box(200, 600)]).snap(box(203, 300), 6)
    expect(dx).toBe(-3)
    expect(guides).toContainEqual({ kind: 'gap', axis: 'vertical', at: 200, from: 400, to: 600 })
  })

  it('stays where it is when nothing is near, or nothing is to snap', () => {
    const snapper = createSnapper(SLIDE, [box(200, 600)])
    expect(snapper.snap(box(333, 333), 6)).toEqual({ dx: 0, dy: 0, guides: [] })
    expect(snapper.snap(box(203, 333), 0).dx).toBe(0)
  })

  it('snaps to equal distances between two neighbours, and shows both', () => {
    const others = [box(0, 310), box(600, 310)]
    const { dx, guides } = createSnapper(SLIDE, others).snap(box(296, 333, 103), 6)
    expect(dx).toBe(2.5)
    const gaps = guides.filter(({ kind, axis }) => kind === 'gap' && axis === 'horizontal')
    expect(gaps.map(({ from, to }) => to - from)).toEqual([198.5, 198.5])
  })

  it('snaps to the distance that two others have', () => {
    const others = [box(0, 310, 90), box(140, 310, 90)]
    expect(createSnapper(SLIDE, others).snap(box(283, 330, 77), 6).dx).toBe(-3)
  })
})

it('a pulled edge snaps by itself, and its middle does not', () => {
  const snapper = createSnapper(SLIDE, [box(700, 700)])
  const edges = { horizontal: 'end', vertical: 'none' } as const
  expect(snapper.snap(box(400, 100, 297), 6, edges)).toMatchObject({ dx: 3, dy: 0 })
  expect(snapper.snap(box(400, 100, 197), 6, edges).dx).toBe(0)
})

it('finds a place among a thousand layers in at most fifty times what it takes among a hundred', () => {
  const cost = (count: number) => {
    const others = Array.from({ length: count }, (_, at) => box((at % 40) * 25, Math.floor(at / 40) * 40, 20, 20))
    const snapper = createSnapper(SLIDE, others)
    const begin = process.cpuUsage()
    for (let at = 0; at < 200; at += 1) snapper.snap(box(at * 13, at * 17), 6)
    const { user, system } = process.cpuUsage(begin)
    return user + system
  }
  // The least of five runs: other load only adds to each.
  const least = (count: number) => Math.min(...Array.from({ length: 5 }, () => cost(count)))
  cost(100)
  expect(least(1000)).toBeLessThan(50 * Math.max(1000, least(100)))
})

describe('a corner that keeps the proportions', () => {
  const START = box(100, 100, 200, 100)
  const pull = { handle: 'se', keepsAspect: true, fromCenter: false } as const
  const pulled = (dx: number, dy: number, others: readonly Box[]) => {
    const snapped = snapPull(createSnapper(SLIDE, others), START, { ...pull, dx, dy }, 6)
    return { ...resizeBox(START, 0, { ...pull, ...snapped }), guides: snapped.guides }
  }

  it('goes on to the nearer of its two edges, and keeps them', () => {
    const { width, height, guides } = pulled(197, 98, [box(500, 700)])
    expect([Math.round(width), Math.round(height)]).toEqual([400, 200])
    expect(guides).toContainEqual(expect.objectContaining({ kind: 'line', axis: 'horizontal' }))
    const byHeight = pulled(197, 98, [box(700, 301)])
    expect([Math.round(byHeight.width), Math.round(byHeight.height)]).toEqual([402, 201])
  })

  it('stays under the pointer where nothing is near', () => {
    expect(pulled(160, 80, [])).toMatchObject({ width: 360, height: 180, guides: [] })
  })
})
