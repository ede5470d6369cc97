import { applyChange } from '@postwright/core/scene/apply-change'
import { changeFormat } from '@postwright/core/scene/commands/change-format'
import { FORMATS } from '@postwright/core/scene/format'
import { boundsOf } from '@postwright/core/scene/geometry/bounds-of'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Layer } from '@postwright/core/scene/layer'
import { reflowSlide } from '@postwright/core/scene/reflow/reflow-slide'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IS_DEEP } from '../../support/deep.ts'
import { arbitraryFormat, arbitraryScene } from './arbitrary-scene.ts'
import { shapeLayer, slideOf } from './sample-scene.ts'

const RUNS = IS_DEEP ? 10_000 : 300
const TIMEOUT = IS_DEEP ? 300_000 : 20_000

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
    { numRuns: RUNS },
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
    { numRuns: RUNS },
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
