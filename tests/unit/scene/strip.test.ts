import { applyChange } from '@postwright/core/scene/apply-change'
import { layersInFormat } from '@postwright/core/scene/commands/placed-slide'
import { moveOnStrip, continueLayers } from '@postwright/core/scene/commands/layers-on-strip'
import { moveSlide, removeSlide } from '@postwright/core/scene/commands/slide-commands'
import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { FORMAT_NAMES, FORMATS } from '@postwright/core/scene/format'
import { invertChange } from '@postwright/core/scene/invert-change'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import type { Scene } from '@postwright/core/scene/scene'
import { visibleContent } from '@postwright/core/scene/visible-content'
import { describe, expect, it } from 'vitest'
import { FIXED_MEASURE } from './fixed-measure.ts'
import { OPTIONS } from './lint/planted-faults.ts'
import { groupLayer, sceneOf, shapeLayer, slideOf } from './sample-scene.ts'
import { textLayer } from './text-layer.ts'

const OVER_SEAM = { x: 900, y: 100, width: 400, height: 200 }

/** A deck of these slides, in this order. */
function deckOf(...slides: Scene['slides'][number][]): Scene {
  return sceneOf(...slides.map((slide, place) => ({ ...slide, place })))
}

const plain = (id: string) => slideOf(id, [shapeLayer('back')])
const reaching = (fields: object = {}) => shapeLayer('long', { box: OVER_SEAM, continues: true, ...fields })

/** Left edges of what other slides continue on a slide, in its own pixels. */
function continuedAt(scene: Scene, slideId: string, format = scene.deck.format): number[] {
  const [, ...rest] = drawSlide(scene, slideId, format, FIXED_MEASURE).items
  return rest
    .filter(({ layerId }) => layerId === '')
    .flatMap(({ box, items }) => items.flatMap((item) => (item.kind === 'group' ? [box.x + item.box.x] : [])))
}

describe('a layer that continues', () => {
  it('is drawn on the slide beside where it goes on there, and on no other', () => {
    const scene = deckOf(slideOf('s1', [reaching()]), plain('s2'), plain('s3'))
    expect(continuedAt(scene, 's2')).toEqual([900 - 1080])
    expect(continuedAt(scene, 's3')).toEqual([])
  })

  it('is not drawn there without being told to continue', () => {
    const scene = deckOf(slideOf('s1', [shapeLayer('long', { box: OVER_SEAM })]), plain('s2'))
    expect(continuedAt(scene, 's2')).toEqual([])
  })

  it('goes on over as many slides as it is wide, to both sides', () => {
    const wide = reaching({ box: { x: -700, y: 0, width: 2700, height: 300 } })
    const scene = deckOf(plain('s1'), slideOf('s2', [wide]), plain('s3'))
    expect([continuedAt(scene, 's1'), continuedAt(scene, 's3')]).toEqual([[380], [-1780]])
  })

  it('continues in a group with what of the group continues', () => {
    const layers = [groupLayer('gggg'), reaching({ groupId: 'gggg' }), shapeLayer('stay', { groupId: 'gggg' })]
    const drawn = drawSlide(deckOf(slideOf('s1', layers), plain('s2')), 's2', '4:5', FIXED_MEASURE)
    expect(JSON.stringify(drawn.items[1]).match(/"kind":"path"/g)).toHaveLength(1)
  })

  it('skips hidden slides, and is not continued on them', () => {
    const scene = deckOf(slideOf('s1', [reaching()]), { ...plain('s2'), isHidden: true }, plain('s3'))
    expect([continuedAt(scene, 's2'), continuedAt(scene, 's3')]).toEqual([[], [-180]])
  })

  it('lies on both sides of a seam above the layers of slides before and below those of slides after', () => {
    const before = slideOf('s1', [reaching()])
    const after = slideOf('s2', [
      shapeLayer('left', { box: { x: -100, y: 0, width: 300, height: 900 }, continues: true }),
    ])
    const order = (slideId: string) =>
      drawSlide(deckOf(before, after), slideId, '4:5', FIXED_MEASURE)
        .items.slice(1)
        .map(({ layerId }) => layerId || 'continued')
    expect([order('s1'), order('s2')]).toEqual([
      ['long', 'continued'],
      ['continued', 'left'],
    ])
  })

  it('meets its other part exactly at the seam in every format', () => {
    const scene = deckOf(slideOf('s1', [reaching({ pin: { horizontal: 'left', vertical: 'top' } })]), plain('s2'))
    for (const format of FORMAT_NAMES) {
      const [layer] = layersInFormat(scene, scene.slides[0] ?? plain(''), format)
      const own = layer && layer.type !== 'group' ? layer.box.x : Number.NaN
      expect([format, continuedAt(scene, 's2', format)]).toEqual([format, [own - FORMATS[format].width]])
    }
  })

  it('follows its slide to another place in the deck, and goes with it', () => {
    const scene = deckOf(slideOf('s1', [reaching()]), plain('s2'), plain('s3'))
    const move = moveSlide(scene, { slideId: 's1' }, { to: 1 })
    const moved = move ? applyChange(scene, move) : scene
    expect([continuedAt(moved, 's2'), continuedAt(moved, 's3')]).toEqual([[], [-180]])
    const removal = removeSlide(scene, { slideId: 's1' })
    expect(continuedAt(removal ? applyChange(scene, removal) : scene, 's2')).toEqual([])
    expect(
      continuedAt(removal ? applyChange(applyChange(scene, removal), invertChange(removal)) : scene, 's2'),
    ).toEqual([-180])
  })

  it('is read aloud on its own slide only', () => {
    const text = textLayer('word', 'Swipe', { box: OVER_SEAM, continues: true })
    const [, continued] = drawSlide(deckOf(slideOf('s1', [text]), plain('s2')), 's2', '4:5', FIXED_MEASURE).items
    expect(continued?.items[0]).toMatchObject({ role: 'artifact', alt: '', layerId: '' })
  })

  it('changes what the slide beside looks like, so that a post made of it is known to differ', () => {
    const [with_, without] = [reaching(), shapeLayer('long', { box: OVER_SEAM })].map((layer) =>
      visibleContent(deckOf(slideOf('s1', [layer]), plain('s2')), ['s2'], '4:5'),
    )
    expect(with_).not.toBe(without)
  })

  it('is not called cut where the words go on', () => {
    const cutIn = (fields: object) => {
      const text = textLayer('word', 'Swipe on', { box: { ...OVER_SEAM, x: 1000 }, ...fields })
      const found = lintScene(deckOf(slideOf('s1', [text]), plain('s2')), OPTIONS)
      return found.filter(({ reason }) => reason.key === 'outOfSlide').length
    }
    expect([cutIn({}), cutIn({ continues: true })]).toEqual([1, 0])
  })
})

describe('moving layers on the strip', () => {
  const target = { slideId: 's1', layerIds: ['long'], format: '4:5' as const }
  const random = () => 0.5
  const inside = () => deckOf(slideOf('s1', [shapeLayer('long')]), plain('s2'), plain('s3'))

  function moved(scene: Scene, dx: number) {
    const result = moveOnStrip(scene, target, { dx, dy: 0, random })
    if (!result) throw new Error('Nothing was moved.')
    return { ...result, after: applyChange(scene, result.change) }
  }

  it('continues a layer that comes to reach over a seam, and ends it when it comes back', () => {
    const there = moved(inside(), 900)
    expect(continuedAt(there.after, 's2')).toEqual([-80])
    const back = moved(there.after, -900)
    expect(back.after.slides[0]?.layers[0]).toEqual(inside().slides[0]?.layers[0])
  })

  it('gives a layer that has left its slide to the one on which it lies, as one step', () => {
    const scene = inside()
    const { slideId, layerIds, after, change } = moved(scene, 1080)
    expect([slideId, layerIds]).toEqual(['s2', ['long']])
    expect(after.slides[0]?.layers).toEqual([])
    expect(after.slides[1]?.layers.at(-1)).toMatchObject({ id: 'long', box: { x: 100, y: 100 } })
    expect(applyChange(after, invertChange(change))).toEqual(scene)
  })

  it('gives it another id where its own is taken', () => {
    const scene = deckOf(slideOf('s1', [shapeLayer('long')]), slideOf('s2', [shapeLayer('long')]))
    const { layerIds, after } = moved(scene, 1080)
    expect(layerIds[0]).not.toBe('long')
    expect(after.slides[1]?.layers).toHaveLength(2)
  })

  it('leaves it where it is beyond the ends of the strip, cut as ever', () => {
    const { slideId, after } = moved(inside(), -1500)
    expect(slideId).toBe('s1')
    expect(after.slides[0]?.layers[0]).not.toHaveProperty('continues')
  })
})

it('a layer is told to continue and to end again, without a trace', () => {
  const scene = deckOf(slideOf('s1', [shapeLayer('long', { box: OVER_SEAM })]), plain('s2'))
  const target = { slideId: 's1', layerIds: ['long'], format: '4:5' as const }
  const on = continueLayers(scene, target, { isOn: true })
  const after = on ? applyChange(scene, on) : scene
  expect(continuedAt(after, 's2')).toEqual([-180])
  const off = continueLayers(after, target, { isOn: false })
  expect(off && applyChange(after, off)).toEqual(scene)
})
