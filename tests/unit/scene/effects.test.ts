import { describe, expect, it } from 'vitest'
import { applyChange } from '@postwright/core/scene/apply-change'
import { setEffects } from '@postwright/core/scene/commands/layer-fields'
import { restyleText } from '@postwright/core/scene/commands/restyle-text'
import { blendColors } from '@postwright/core/scene/drawing/blend-colors'
import { drawLayer } from '@postwright/core/scene/drawing/draw-layers'
import { invertChange } from '@postwright/core/scene/invert-change'
import type { PlacedLayer } from '@postwright/core/scene/layer'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { scaledLayer } from '@postwright/core/scene/reflow/place-unit'
import { FIXED_MEASURE } from './fixed-measure.ts'
import { pictureLayer, sceneOf, shapeLayer, slideOf, THEME } from './sample-scene.ts'
import { textLayer } from './text-layer.ts'

const CONTEXT = { theme: THEME, measure: FIXED_MEASURE, page: { number: 1, count: 1 }, headingId: '' }
const SHADOW = { x: 4, y: 8, blur: 20, color: '@accent', opacity: 0.5 } as const
const draw = (layer: PlacedLayer) => drawLayer(layer, CONTEXT)

describe('effects of layers', () => {
  it('are drawn once for all renderers, in the colours of the theme', () => {
    const shape = shapeLayer('aaaa', { effects: { shadow: SHADOW, blend: 'multiply' } }) as PlacedLayer
    expect(draw(shape)).toMatchObject({ shadow: { ...SHADOW, color: THEME.colors.accent }, blend: 'multiply' })
    const plain = draw(shapeLayer('bbbb', { effects: { blend: 'normal' } }) as PlacedLayer)
    expect([plain.shadow, plain.blend]).toEqual([undefined, undefined])
    const photo = { ...pictureLayer('cccc'), mediaId: 'm1', effects: { blur: 30 } } as PlacedLayer
    expect(draw(photo).items).toMatchObject([{ kind: 'image', blur: 30 }])
  })

  it('outline the letters of a text, and put one highlight behind the words that have it, below all words', () => {
    const text = textLayer('aaaa', '', { effects: { outline: { color: '@primary', width: 6 } } })
    const runs = [
      { text: 'one ' },
      { text: 'two', highlight: '@accent' as const },
      { text: ' six', highlight: '@accent' as const },
    ]
    const { items } = draw({ ...text, paragraphs: [{ list: 'none', level: 0, runs }] })
    expect(items[0]).toMatchObject({ kind: 'path', fill: { kind: 'solid', color: THEME.colors.accent } })
    expect(items.filter(({ kind }) => kind === 'path')).toHaveLength(1)
    expect(items.slice(1).every((item) => item.kind === 'text' && item.outline?.width === 6)).toBe(true)
  })

  it('are set one by one, taken away, and undone as they were', () => {
    const scene = sceneOf(
      slideOf('one', [shapeLayer('aaaa', { effects: { blend: 'screen' } }), textLayer('bbbb', 'x')]),
    )
    const target = { slideId: 'one', layerIds: ['aaaa', 'bbbb'], format: '4:5' as const }
    const change = setEffects(scene, target, { effects: { shadow: SHADOW } })
    const after = change && applyChange(scene, change)
    expect(after?.slides[0]?.layers).toMatchObject([
      { effects: { blend: 'screen', shadow: SHADOW } },
      { effects: { shadow: SHADOW } },
    ])
    expect(change && after && applyChange(after, invertChange(change))).toEqual(scene)
    const cleared = after && setEffects(after, target, { effects: { shadow: undefined, blend: undefined } })
    expect(after && cleared && applyChange(after, cleared).slides[0]?.layers.some((layer) => 'effects' in layer)).toBe(
      false,
    )
    expect(setEffects(scene, target, { effects: { blur: 9999 } })).toBeNull()
  })

  it('highlight only the words of a range', () => {
    const scene = sceneOf(slideOf('one', [textLayer('aaaa', 'one two')]))
    const target = { slideId: 'one', layerIds: ['aaaa'], format: '4:5' as const }
    const change = restyleText(scene, target, { run: { highlight: '@accent' }, range: { from: 4, to: 7 } })
    const [layer] = (change && applyChange(scene, change).slides[0]?.layers) ?? []
    expect(layer).toMatchObject({ paragraphs: [{ runs: [{ text: 'one ' }, { text: 'two', highlight: '@accent' }] }] })
  })

  it('keep their share of the slide in other formats', () => {
    const shape = shapeLayer('aaaa', { effects: { shadow: SHADOW, blend: 'screen' } }) as PlacedLayer
    expect(scaledLayer(shape, 0.5, 0.5).effects).toEqual({
      shadow: { ...SHADOW, x: 2, y: 4, blur: 10 },
      blend: 'screen',
    })
  })

  it.each([
    ['multiply', '#800000'],
    ['screen', '#ff8080'],
    ['darken', '#800000'],
    ['lighten', '#ff8080'],
  ] as const)('mix colours by %s as canvases do', (mode, mixed) => {
    expect(blendColors(mode, '#808080', '#ff0000')).toBe(mixed)
  })

  it('count where words are checked: blended areas, outlines and their reach', () => {
    const options = { format: '4:5', measure: FIXED_MEASURE, zones: [], brand: null, luminanceOf: () => null } as const
    const checks = (...layers: PlacedLayer[]) =>
      lintScene(sceneOf(slideOf('one', layers)), options).map(({ check }) => check)
    const box = { x: 100, y: 100, width: 800, height: 300 }
    const black = { kind: 'solid', color: '#000000' } as const
    const area = (effects: PlacedLayer['effects']) =>
      shapeLayer('aaaa', { box, fill: black, ...(effects && { effects }) }) as PlacedLayer
    const words = textLayer('bbbb', 'Words that are read', { box, style: { color: '#111111' } })
    expect(checks(area({}), words)).toContain('contrast')
    expect(checks(area({ blend: 'screen' }), words)).not.toContain('contrast')
    const outlined = { ...words, effects: { outline: { color: '#ffffff', width: 4 } } }
    expect(checks(area({}), outlined)).not.toContain('contrast')
    const atEdge = { ...outlined, box: { ...box, x: 1 } }
    expect(checks(area({}), atEdge)).toContain('overflow')
    expect(checks(area({}), { ...atEdge, effects: {} })).not.toContain('overflow')
  })
})
