import type { Point } from '@postwright/core/scene/box'
import { boundsOf, cornersOf } from '@postwright/core/scene/geometry/bounds'
import { hitsAt, hitTest, layersInArea } from '@postwright/core/scene/geometry/hit-test'
import { HANDLES, resizeBox, type Handle } from '@postwright/core/scene/geometry/resize-box'
import { topGroupOf } from '@postwright/core/scene/geometry/layer-tree'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupLayer, shapeLayer } from './sample-scene.ts'

/** Opposite corner or edge of each handle, as indexes of corners. */
const OPPOSITE: Record<Handle, readonly number[]> = {
  nw: [2],
  n: [2, 3],
  ne: [3],
  e: [3, 0],
  se: [0],
  s: [0, 1],
  sw: [1],
  w: [1, 2],
}

const BOX = { x: 100, y: 200, width: 300, height: 150 }
const pull = fc.record({
  handle: fc.constantFrom(...HANDLES),
  dx: fc.integer({ min: -900, max: 900 }),
  dy: fc.integer({ min: -900, max: 900 }),
  keepsAspect: fc.boolean(),
  fromCenter: fc.constant(false),
})

function middleOf(points: readonly (Point | undefined)[]): Point {
  const sum = points.reduce<Point>((total, point) => ({ x: total.x + (point?.x ?? 0), y: total.y + (point?.y ?? 0) }), {
    x: 0,
    y: 0,
  })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

describe('pulling a box at a handle', () => {
  it('leaves what lies opposite where it is, however the box is turned', () => {
    fc.assert(
      fc.property(pull, fc.integer({ min: -180, max: 180 }), (pulled, rotation) => {
        const opposite = (box: typeof BOX) => {
          const corners = cornersOf(box, rotation)
          return middleOf(OPPOSITE[pulled.handle].map((at) => corners[at]))
        }
        const [before, after] = [opposite(BOX), opposite(resizeBox(BOX, rotation, pulled))]
        expect(after.x).toBeCloseTo(before.x, 6)
        expect(after.y).toBeCloseTo(before.y, 6)
      }),
    )
  })

  it('keeps its proportions when asked to, and never turns it inside out', () => {
    fc.assert(
      fc.property(pull, (pulled) => {
        const box = resizeBox(BOX, 30, pulled)
        expect(box.width).toBeGreaterThanOrEqual(1)
        expect(box.height).toBeGreaterThanOrEqual(1)
        if (pulled.keepsAspect) expect(box.width / box.height).toBeCloseTo(2, 6)
      }),
    )
  })

  it('follows the pointer along its own edges', () => {
    const pulled = { handle: 'e', dx: 0, dy: 50, keepsAspect: false, fromCenter: false } as const
    const turned = resizeBox(BOX, 90, pulled)
    expect(turned.width).toBeCloseTo(350)
    expect(turned.height).toBeCloseTo(150)
    expect(resizeBox(BOX, 0, { ...pulled, handle: 'se', dx: 10, fromCenter: true })).toEqual({
      x: 90,
      y: 150,
      width: 320,
      height: 250,
    })
  })
})

describe('finding layers', () => {
  const at = (id: string, x: number, fields = {}) =>
    shapeLayer(id, { box: { x, y: 0, width: 100, height: 100 }, ...fields })

  it('takes the topmost layer at a point by how groups are painted, and none that is hidden or locked', () => {
    const layers = [
      at('aaaa', 0, { groupId: 'gggg' }),
      at('bbbb', 0),
      groupLayer('gggg'),
      at('cccc', 0, { isLocked: true }),
    ]
    expect(hitTest(layers, { x: 50, y: 50 })?.id).toBe('aaaa')
    expect(hitsAt(layers, { x: 50, y: 50 }).map(({ id }) => id)).toEqual(['aaaa', 'bbbb'])
    const hidden = layers.map((layer) => (layer.id === 'gggg' ? { ...layer, isHidden: true } : layer))
    expect(hitTest(hidden, { x: 50, y: 50 })?.id).toBe('bbbb')
    expect(hitTest(layers, { x: 500, y: 50 })).toBeNull()
  })

  it('takes turned layers by how they lie, and thin ones from a little beside', () => {
    const layers = [shapeLayer('line', { box: { x: 0, y: 100, width: 200, height: 2 }, rotation: 90 })]
    expect(hitTest(layers, { x: 100, y: 20 })?.id).toBe('line')
    expect(hitTest(layers, { x: 20, y: 101 })).toBeNull()
    expect(hitTest(layers, { x: 106, y: 20 }, 6)?.id).toBe('line')
  })

  it('takes the outermost group of a layer, or what lies in the group that is open', () => {
    const layers = [groupLayer('outer'), groupLayer('inner', 'outer'), at('aaaa', 0, { groupId: 'inner' })]
    expect(topGroupOf(layers, 'aaaa')).toBe('outer')
    expect(topGroupOf(layers, 'aaaa', 'outer')).toBe('inner')
    expect(topGroupOf(layers, 'aaaa', 'inner')).toBe('aaaa')
    expect(boundsOf(layers)).toEqual({ x: 0, y: 0, width: 100, height: 100 })
  })

  it('takes whole groups by a rectangle over one of their layers', () => {
    const layers = [
      groupLayer('gggg'),
      at('aaaa', 0, { groupId: 'gggg' }),
      at('bbbb', 500, { groupId: 'gggg' }),
      at('cccc', 900),
    ]
    const area = { x: 450, y: 50, width: 100, height: 10 }
    expect(layersInArea(layers, area).map(({ id }) => id)).toEqual(['gggg'])
    expect(layersInArea(layers, area, 'gggg').map(({ id }) => id)).toEqual(['bbbb'])
  })

  it('comes to an end where groups are in each other', () => {
    const layers = [groupLayer('aaaa', 'bbbb'), groupLayer('bbbb', 'aaaa'), at('cccc', 0, { groupId: 'aaaa' })]
    expect(hitTest(layers, { x: 50, y: 50 })).toBeNull()
    expect(topGroupOf(layers, 'cccc')).toBe('bbbb')
  })
})
