import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import type { DrawGroup, DrawItem } from '@postwright/core/scene/draw-node'
import type { Layer } from '@postwright/core/scene/layer'
import { describe, expect, it } from 'vitest'
import { FIXED_MEASURE } from '../fixed-measure.ts'
import { sceneOf, shapeLayer, slideOf } from '../sample-scene.ts'
import { textLayer } from '../text-layer.ts'

const group = (id: string, fields: Partial<Layer> = {}): Layer => ({ ...shapeLayer(id), ...fields, type: 'group' })
const draw = (...slides: Parameters<typeof sceneOf>) => drawSlide(sceneOf(...slides), 's1', '4:5', FIXED_MEASURE)
const idsOf = (items: readonly DrawItem[]): unknown[] =>
  items.filter((item) => item.kind === 'group').map((item) => (item.layerId === '' ? idsOf(item.items) : item.layerId))

describe('a slide', () => {
  it('is its background and its layers in the order of painting', () => {
    const drawing = draw(slideOf('s1', [shapeLayer('aaaa'), shapeLayer('bbbb')]))
    expect([drawing.width, drawing.height]).toEqual([1080, 1350])
    expect(idsOf(drawing.items)).toEqual([[], 'aaaa', 'bbbb'])
    expect(drawing.items[0]?.items[0]).toMatchObject({ path: 'M0 0H1080V1350H0Z', fill: { color: '#ffffff' } })
  })

  it('leaves out what is hidden, with everything that is in it', () => {
    const layers = [
      group('gggg', { isHidden: true }),
      shapeLayer('aaaa', { groupId: 'gggg' }),
      shapeLayer('bbbb', { isHidden: true }),
      shapeLayer('cccc'),
    ]
    expect(idsOf(draw(slideOf('s1', layers)).items)).toEqual([[], 'cccc'])
  })

  it('paints a group where it stands among its neighbours, as one', () => {
    const layers = [
      shapeLayer('aaaa', { groupId: 'gggg' }),
      shapeLayer('bbbb'),
      group('gggg', { opacity: 0.5 }),
      shapeLayer('cccc', { groupId: 'gggg' }),
    ]
    const drawing = draw(slideOf('s1', layers))
    expect(idsOf(drawing.items)).toEqual([[], 'bbbb', 'gggg'])
    expect(drawing.items[2]).toMatchObject({ opacity: 0.5, box: { x: 0, y: 0, width: 1080, height: 1350 } })
    expect(idsOf(drawing.items[2]?.items ?? [])).toEqual(['aaaa', 'cccc'])
  })

  it('has what the common slides hold behind its own layers, and their background where it has none', () => {
    const common = slideOf('c1', [shapeLayer('cccc')], { kind: 'common', place: 9 })
    common.background.fill = { kind: 'solid', color: '#112233' }
    const own = slideOf('s1', [shapeLayer('aaaa')])
    expect(idsOf(draw(own, common).items)).toEqual([[], ['cccc'], 'aaaa'])
    const without = { ...own, background: { ...own.background, fill: { kind: 'none' as const } } }
    expect(draw(without, common).items[0]?.items[0]).toMatchObject({ fill: { color: '#112233' } })
  })

  it('says its largest text as its heading, and nothing of what is decoration', () => {
    const layers = [
      textLayer('aaaa', 'Small'),
      textLayer('bbbb', 'Large', { style: { size: 90, sizeMin: 90 } }),
      shapeLayer('cccc'),
      shapeLayer('dddd', { alt: 'A blue square' }),
    ]
    const roles = draw(slideOf('s1', layers)).items.map(({ role, alt }) => [role, alt])
    expect(roles.slice(1)).toEqual([
      ['paragraph', ''],
      ['heading', ''],
      ['artifact', ''],
      ['figure', 'A blue square'],
    ])
  })

  it("names the theme's colours by what they are", () => {
    const drawing = draw(slideOf('s1', [textLayer('aaaa', 'Words', { fill: { kind: 'solid', color: '@accent' } })]))
    const [behind, words] = drawing.items[1]?.items ?? []
    expect(behind).toMatchObject({ fill: { kind: 'solid', color: '#e0713d' } })
    expect(words).toMatchObject({ span: { color: '#1b1b1f', font: { family: 'Inter' } }, y: 37 })
  })
})

describe('a page number', () => {
  const numbered = (form: string) => ({
    ...textLayer('nnnn', ''),
    type: 'pageNumber' as const,
    form,
    box: { x: 0, y: 0, width: 300, height: 40 },
  })
  const textsOf = (items: readonly DrawItem[]): string[] =>
    items.flatMap((item) =>
      item.kind === 'text' ? [item.span.text] : item.kind === 'group' ? textsOf(item.items) : [],
    )
  const deck = (form: string) => {
    const layers = [numbered(form) as Layer]
    return [
      slideOf('s0', [], { place: 0, kind: 'intro' }),
      slideOf('hh', [], { place: 1, isHidden: true }),
      slideOf('s1', layers, { place: 2 }),
      slideOf('s2', [], { place: 3, kind: 'outro' }),
      slideOf('c1', [], { place: 4, kind: 'common' }),
    ]
  }

  it('counts the slides that are shown, without common ones', () => {
    expect(textsOf(draw(...deck('ofAll')).items)).toEqual(['2 / 3'])
    expect(textsOf(draw(...deck('number')).items)).toEqual(['2'])
  })

  it('is a row of dots of which one is strong, or a bar that grows', () => {
    const dots = draw(...deck('dots')).items.at(-1)
    expect(dots?.items.map((item) => (item.kind === 'group' ? item.opacity : 1))).toEqual([0.3, 1, 0.3])
    const bar = draw(...deck('bar')).items.at(-1)
    expect(bar?.items.at(-1)).toMatchObject({ box: { width: 200 } })
  })

  it('counts on common slides as the slide does that it is seen on', () => {
    const common = slideOf('c1', [numbered('ofAll') as Layer], { kind: 'common', place: 9 })
    expect(textsOf(draw(slideOf('s0', []), slideOf('s1', []), common).items)).toEqual(['2 / 2'])
  })
})

it('draws the same twice', () => {
  const layers: Layer[] = [textLayer('aaaa', 'one two three'), shapeLayer('bbbb', { shape: 'blob' })]
  const first: readonly DrawGroup[] = draw(slideOf('s1', layers)).items
  expect(draw(slideOf('s1', layers)).items).toEqual(first)
})
