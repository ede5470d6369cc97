import { describe, expect, it } from 'vitest'
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

it('finds a place among a thousand layers in less than a frame', () => {
  const others = Array.from({ length: 1000 }, (_, at) => box((at % 40) * 25, Math.floor(at / 40) * 40, 20, 20))
  const snapper = createSnapper(SLIDE, others)
  const begin = performance.now()
  for (let at = 0; at < 20; at += 1) snapper.snap(box(at * 13, at * 17), 6)
  expect((performance.now() - begin) / 20).toBeLessThan(16)
})
