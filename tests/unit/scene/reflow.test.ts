import { applyChange } from '@postwright/core/scene/apply-change'
import { changeFormat } from '@postwright/core/scene/commands/change-format'
import { FORMAT_NAMES, FORMATS } from '@postwright/core/scene/format'
import { boundsOf } from '@postwright/core/scene/geometry/bounds'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Layer } from '@postwright/core/scene/layer'
import { reflowSlide } from '@postwright/core/scene/reflow/reflow-slide'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IS_DEEP } from '../../support/deep.ts'
import { arbitraryFormat, arbitraryScene } from './arbitrary-scene.ts'
import { groupLayer, shapeLayer, slideOf } from './sample-scene.ts'

const RUNS = IS_DEEP ? 3_000 : 200
const TIMEOUT = IS_DEEP ? 300_000 : 60_000

const boxOf = (layers: readonly Layer[], id: string) => {
  const layer = layers.find((one) => one.id === id)
  return layer && 'box' in layer ? layer.box : null
}

it('keeps a layer at the distance to the edges that it is pinned to', () => {
  const at = (horizontal: 'left' | 'right' | 'both' | 'center', vertical: 'top' | 'bottom' | 'both' | 'center') => {
    const layer = shapeLayer('aaaa', {
      box: { x: 80, y: 100, width: 200, height: 50 },
      pin: { horizontal, vertical },
    })
    return boxOf(reflowSlide(slideOf('s1', [layer]), '4:5', '16:9'), 'aaaa')
  }
  expect(at('left', 'top')).toEqual({ x: 80, y: 100, width: 200, height: 50 })
  expect(at('right', 'bottom')).toEqual({ x: 920, y: 0, width: 200, height: 50 })
  expect(at('both', 'top')).toEqual({ x: 80, y: 100, width: 1040, height: 50 })
})

it("gives layers their share of the slide that would get in each other's way, and keeps them on what they lie on", () => {
  const at = (id: string, y: number, height: number, vertical: 'top' | 'bottom' | 'scale') =>
    shapeLayer(id, { box: { x: 80, y, width: 920, height }, pin: { horizontal: 'both', vertical } })
  const card = at('card', 700, 500, 'bottom')
  const onCard = shapeLayer('text', {
    box: { x: 120, y: 740, width: 300, height: 100 },
    pin: { horizontal: 'left', vertical: 'top' },
  })
  const layers = reflowSlide(slideOf('s1', [at('head', 100, 500, 'top'), card, onCard]), '4:5', '16:9')
  const [head, below, inner] = ['head', 'card', 'text'].map((id) => boxOf(layers, id))
  expect(head).toMatchObject({ y: 80, height: 400 })
  expect(below).toMatchObject({ y: 560, height: 400 })
  expect(inner?.y).toBeGreaterThanOrEqual(560)
})

it('places a group as one: its layers keep their places to each other', () => {
  const pin = { horizontal: 'right', vertical: 'bottom' } as const
  const inGroup = (id: string, x: number) =>
    shapeLayer(id, { groupId: 'gggg', shape: 'ellipse', pin, box: { x, y: 1200, width: 50, height: 50 } })
  const layers = reflowSlide(
    slideOf('s1', [groupLayer('gggg'), inGroup('aaaa', 800), inGroup('bbbb', 900)]),
    '4:5',
    '9:16',
  )
  expect([boxOf(layers, 'aaaa'), boxOf(layers, 'bbbb')]).toEqual([
    { x: 800, y: 1770, width: 50, height: 50 },
    { x: 900, y: 1770, width: 50, height: 50 },
  ])
})

it('stretches what runs from edge to edge, and keeps circles and codes in proportion', () => {
  const full = shapeLayer('full', {
    box: { x: 0, y: 0, width: 1080, height: 1350 },
    pin: { horizontal: 'left', vertical: 'top' },
  })
  const circle = shapeLayer('disc', { shape: 'ellipse', box: { x: 300, y: 300, width: 400, height: 400 } })
  const layers = reflowSlide(slideOf('s1', [full, circle]), '4:5', '16:9')
  expect(boxOf(layers, 'full')).toEqual({ x: 0, y: 0, width: 1920, height: 1080 })
  expect(boxOf(layers, 'disc')).toMatchObject({ width: 400, height: 400 })
})

it('comes back to where it began when nothing was in the way', () => {
  const pins = [
    { horizontal: 'left', vertical: 'top' },
    { horizontal: 'right', vertical: 'bottom' },
    { horizontal: 'both', vertical: 'center' },
    { horizontal: 'scale', vertical: 'scale' },
  ] as const
  for (const pin of pins) {
    for (const format of FORMAT_NAMES) {
      const slide = slideOf('s1', [shapeLayer('aaaa', { box: { x: 300, y: 500, width: 200, height: 100 }, pin })])
      const there = reflowSlide(slide, '4:5', format)
      const back = boxOf(reflowSlide({ layers: there, overrides: [] }, format, '4:5'), 'aaaa')
      const away = (['x', 'y', 'width', 'height'] as const).map((side) =>
        Math.abs((back?.[side] ?? 0) - (boxOf(slide.layers, 'aaaa')?.[side] ?? 0)),
      )
      expect(Math.max(...away)).toBeLessThan(0.05)
    }
  }
})

it('leaves every slide valid, and inside what was inside, in all formats', { timeout: TIMEOUT }, () => {
  fc.assert(
    fc.property(arbitraryScene({ inside: true }), arbitraryFormat, ({ deck, slides }, format) => {
      for (const { id: _id, ...slide } of slides) {
        const layers = reflowSlide({ ...slide }, deck.format, format)
        expect(slideDraftSchema.safeParse({ ...slide, layers }).data?.layers).toEqual(layers)
        const tree = layerTree(layers)
        for (const top of tree.childrenOf('')) {
          const bounds = boundsOf(tree.membersOf(top.id))
          if (!bounds) continue
          expect(bounds.x).toBeGreaterThan(-0.2)
          expect(bounds.y).toBeGreaterThan(-0.2)
          expect(bounds.x + bounds.width).toBeLessThan(FORMATS[format].width + 0.2)
          expect(bounds.y + bounds.height).toBeLessThan(FORMATS[format].height + 0.2)
        }
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

it('shows the format before as it was when another one becomes the own one of a deck', { timeout: TIMEOUT }, () => {
  fc.assert(
    fc.property(arbitraryScene(), arbitraryFormat, (scene, format) => {
      const change = changeFormat(scene, { format })
      if (!change) return
      const after = applyChange(scene, change)
      for (const [at, slide] of scene.slides.entries()) {
        const next = after.slides[at]
        if (!next) throw new Error('A slide is missing.')
        expect(next.layers).toEqual(reflowSlide(slide, scene.deck.format, format))
        const back = reflowSlide(next, format, scene.deck.format)
        expect(back.map(placeOf)).toEqual(slide.layers.map(placeOf))
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

function placeOf(layer: Layer) {
  const size = 'style' in layer ? layer.style.size : null
  return {
    id: layer.id,
    isHidden: layer.isHidden,
    size,
    ...('box' in layer && { box: layer.box, rotation: layer.rotation }),
  }
}
