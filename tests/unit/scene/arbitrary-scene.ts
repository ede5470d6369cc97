import { FORMAT_NAMES, FORMATS, type Format } from '@postwright/core/scene/format'
import { CHART_FORMS, EMPHASES, NUMBER_LOCALES, NUMBER_STYLES } from '@postwright/core/scene/kinds/chart/chart-layer'
import { COLUMN_ALIGNS } from '@postwright/core/scene/kinds/table/table-layer'
import type { Layer } from '@postwright/core/scene/layer'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import type { FormatOverride } from '@postwright/core/scene/slide'
import type { Run } from '@postwright/core/scene/text-content'
import fc from 'fast-check'
import { sceneOf, slideOf } from './sample-scene.ts'

const ROLES = ['@background', '@surface', '@text', '@muted', '@primary', '@accent']
const tenth = fc.integer({ min: 0, max: 10 }).map((value) => value / 10)
const hundredth = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)

export const arbitraryFormat: fc.Arbitrary<Format> = fc.constantFrom(...FORMAT_NAMES)

export const arbitraryColor = fc.oneof(
  fc.constantFrom(...ROLES),
  fc.constantFrom('#000000', '#ffffff', '#3d4ee1', '#c04020'),
)

const fill = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  arbitraryColor.map((color) => ({ kind: 'solid' as const, color })),
  fc.record({
    kind: fc.constant('gradient' as const),
    angle: fc.integer({ min: 0, max: 360 }),
    stops: fc.array(fc.record({ at: tenth, color: arbitraryColor, opacity: tenth }), { minLength: 2, maxLength: 3 }),
  }),
)

const stroke = fc.record({
  color: arbitraryColor,
  width: hundredth(0, 20),
  dash: fc.constantFrom('solid' as const, 'dashed' as const, 'dotted' as const),
})

const style = fc
  .record({ size: hundredth(8, 200), share: tenth, weight: fc.constantFrom(400, 700), color: arbitraryColor })
  .map(({ size, share, weight, color }) => ({
    family: '@body',
    weight,
    isItalic: false,
    size,
    sizeMin: Math.max(1, Math.round(size * share * 100) / 100),
    lineHeight: 1.2,
    letterSpacing: 0,
    color,
    align: 'start' as const,
    verticalAlign: 'top' as const,
    case: 'typed' as const,
    direction: 'auto' as const,
  }))

const run: fc.Arbitrary<Run> = fc.record(
  {
    text: fc.constantFrom('Plan', ' the week', '', 'über', '日本', '<script>alert(1)</script>', '👩‍👩‍👧'),
    weight: fc.constantFrom(400, 700),
    isItalic: fc.boolean(),
    isUnderlined: fc.boolean(),
    color: arbitraryColor,
  },
  { requiredKeys: ['text'] },
)

export const arbitraryParagraphs = fc.array(
  fc.record({
    list: fc.constantFrom('none' as const, 'bullet' as const, 'number' as const),
    level: fc.integer({ min: 0, max: 4 }),
    runs: fc.array(run, { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 3 },
)

/** Boxes that are wholly inside a slide, of at least ten pixels. */
function boxInside(format: Format) {
  const { width, height } = FORMATS[format]
  return fc.tuple(tenth, tenth, tenth, tenth).map(([left, top, wide, high]) => {
    const [w, h] = [10 + (width - 10) * wide, 10 + (height - 10) * high].map(Math.round)
    const [boxWidth, boxHeight] = [w ?? 10, h ?? 10]
    return {
      x: Math.round((width - boxWidth) * left),
      y: Math.round((height - boxHeight) * top),
      width: boxWidth,
      height: boxHeight,
    }
  })
}

const anyBox = fc.record({
  x: hundredth(-500, 2000),
  y: hundredth(-500, 2000),
  width: hundredth(1, 2000),
  height: hundredth(1, 2000),
})

const pin = fc.record({
  horizontal: fc.constantFrom('left' as const, 'right' as const, 'both' as const, 'center' as const, 'scale' as const),
  vertical: fc.constantFrom('top' as const, 'bottom' as const, 'both' as const, 'center' as const, 'scale' as const),
})

const cell = fc.constantFrom(
  '',
  'Q1',
  '12',
  '-3.5',
  '1,200',
  '48 %',
  '1e400',
  'NaN',
  '<b>9</b>',
  '0',
  '999999999999999',
)
const grid = fc.array(fc.record({ cells: fc.array(cell, { maxLength: 4 }) }), { maxLength: 6 })

const content = fc.oneof(
  fc.record({
    type: fc.constant('text' as const),
    paragraphs: arbitraryParagraphs,
    style,
    fill,
    radius: hundredth(0, 50),
    padding: hundredth(0, 50),
  }),
  fc.record({
    type: fc.constant('image' as const),
    mediaId: fc.constantFrom(null, 'picture1'),
    focus: fc.record({ x: tenth, y: tenth }),
    zoom: fc.constantFrom(1, 2),
    isFlipped: fc.boolean(),
    mask: fc.constantFrom('none' as const, 'rounded' as const, 'ellipse' as const),
    radius: hundredth(0, 50),
    stroke,
  }),
  fc.record({
    type: fc.constant('shape' as const),
    shape: fc.constantFrom('rectangle' as const, 'ellipse' as const, 'star' as const),
    fill,
    stroke,
    radius: hundredth(0, 50),
  }),
  fc.record({
    type: fc.constant('line' as const),
    stroke,
    start: fc.constant('none' as const),
    end: fc.constant('arrow' as const),
  }),
  fc.record({
    type: fc.constant('icon' as const),
    icon: fc.constant('heart'),
    color: arbitraryColor,
    strokeWidth: fc.constant(2),
  }),
  fc.record({
    type: fc.constant('qr' as const),
    text: fc.constant('https://example.org'),
    color: arbitraryColor,
    background: fill,
  }),
  fc.record({ type: fc.constant('pageNumber' as const), form: fc.constant('dots' as const), style }),
  fc.record({
    type: fc.constant('avatar' as const),
    mediaId: fc.constant(null),
    person: fc.constant('Ada'),
    handle: fc.constant('@ada'),
    style,
  }),
  fc.record({
    type: fc.constant('chart' as const),
    form: fc.constantFrom(...CHART_FORMS),
    rows: grid,
    numbers: fc.record({
      style: fc.constantFrom(...NUMBER_STYLES),
      decimals: fc.nat(3),
      currency: fc.constantFrom('EUR', 'CHF'),
      locale: fc.constantFrom(...NUMBER_LOCALES),
    }),
    hasValues: fc.boolean(),
    hasLegend: fc.boolean(),
    emphasis: fc.constantFrom(...EMPHASES),
    colors: fc.array(fc.record({ color: arbitraryColor }), { minLength: 1, maxLength: 3 }),
    style,
  }),
  fc.record({
    type: fc.constant('table' as const),
    rows: grid,
    header: fc.option(fc.record({ color: arbitraryColor })),
    zebra: fc.option(fc.record({ color: arbitraryColor })),
    aligns: fc.array(fc.constantFrom(...COLUMN_ALIGNS), { maxLength: 3 }),
    style,
  }),
)

const shared = fc.record({
  name: fc.constantFrom('', 'Title'),
  opacity: tenth,
  isLocked: fc.integer({ min: 0, max: 5 }).map((value) => value === 0),
  isHidden: fc.integer({ min: 0, max: 5 }).map((value) => value === 0),
  slot: fc.constantFrom('', 'title'),
  link: fc.constantFrom('', 'https://example.org'),
  alt: fc.constantFrom('', 'A hill'),
})

type Options = { inside?: boolean }

/** Layers in up to three groups, some of them in each other, in any order. */
function arbitraryLayers(format: Format, { inside = false }: Options = {}): fc.Arbitrary<Layer[]> {
  const placed = fc.tuple(
    shared,
    fc.record({
      box: inside ? boxInside(format) : fc.oneof(boxInside(format), anyBox),
      rotation: inside ? fc.constantFrom(0, 0, 0, 180) : fc.constantFrom(0, 0, 0, 90, 33, -120),
      pin,
    }),
    content,
    fc.nat(3),
  )
  return fc
    .tuple(fc.array(placed, { maxLength: 8 }), fc.array(fc.tuple(shared, fc.nat(3)), { maxLength: 3 }), fc.nat(20))
    .map(([layers, groups, shift]) => {
      const groupAt = (at: number, of: number) => (at < of ? `group${at}` : '')
      const all: Layer[] = [
        ...groups.map(([fields, above], at): Layer => ({
          ...fields,
          id: `group${at}`,
          type: 'group',
          groupId: groupAt(above, at),
        })),
        ...layers.map(([fields, place, own, above], at): Layer => ({
          ...fields,
          ...place,
          ...own,
          id: `layer${at}`,
          groupId: groupAt(above, groups.length),
        })),
      ]
      return [...all.slice(shift % (all.length + 1)), ...all.slice(0, shift % (all.length + 1))]
    })
}

const NO_OVERRIDES: fc.Arbitrary<FormatOverride[]> = fc.constant([])

function arbitraryOverrides(layers: readonly Layer[], base: Format): fc.Arbitrary<FormatOverride[]> {
  const own = fc.record({
    format: fc.constantFrom(...FORMAT_NAMES.filter((format) => format !== base)),
    layerId: fc.constantFrom(...layers.map(({ id }) => id), 'gone0'),
    box: fc.option(anyBox),
    rotation: fc.option(fc.constantFrom(0, 45)),
    size: fc.option(hundredth(8, 100)),
    isHidden: fc.option(fc.boolean()),
  })
  return fc.uniqueArray(own, { maxLength: 4, selector: ({ format, layerId }) => `${format} ${layerId}` })
}

function arbitrarySlide(id: string, place: number, format: Format, options: Options = {}): fc.Arbitrary<SceneSlide> {
  return arbitraryLayers(format, options).chain((layers) =>
    fc
      .record({
        overrides: options.inside ? NO_OVERRIDES : arbitraryOverrides(layers, format),
        isHidden: fc.boolean(),
        notes: fc.constantFrom('', 'Say hello'),
        kind: fc.constantFrom('intro' as const, 'content' as const, 'outro' as const, 'common' as const),
      })
      .map((fields) => slideOf(id, layers, { ...fields, place })),
  )
}

/** Decks of one to three slides in any format. With `inside`, everything lies inside its slide and nothing is overridden. */
export function arbitraryScene(options: Options = {}): fc.Arbitrary<Scene> {
  return arbitraryFormat.chain((format) =>
    fc
      .integer({ min: 1, max: 3 })
      .chain((count) =>
        fc.tuple(...Array.from({ length: count }, (_, at) => arbitrarySlide(`slide${at}`, at * 1000, format, options))),
      )
      .map((slides) => {
        const scene = sceneOf(...slides)
        return { ...scene, deck: { ...scene.deck, format } }
      }),
  )
}

/** A selection in a scene: some layers of one slide, in any format. */
export function arbitraryTarget(scene: Scene) {
  return fc.constantFrom(...scene.slides).chain((slide) =>
    fc.record({
      slideId: fc.constant(slide.id),
      layerIds: fc.subarray(slide.layers.map(({ id }) => id)),
      format: fc.oneof(fc.constant(scene.deck.format), arbitraryFormat),
    }),
  )
}
