import { drawLayer } from '@postwright/core/scene/drawing/draw-layers'
import type { DrawContext } from '@postwright/core/scene/drawing/draw-context'
import type { DrawItem } from '@postwright/core/scene/draw-node'
import { SHAPES } from '@postwright/core/scene/kinds/shape/shape-layer'
import type { LayerOf, PlacedLayer } from '@postwright/core/scene/layer'
import { expect, it } from 'vitest'
import { FIXED_MEASURE } from '../fixed-measure.ts'
import { shapeLayer, THEME } from '../sample-scene.ts'
import { textLayer } from '../text-layer.ts'

const CONTEXT: DrawContext = { theme: THEME, measure: FIXED_MEASURE, page: { number: 1, count: 1 }, headingId: '' }
const BOX = { x: 10, y: 20, width: 200, height: 100 }
const STROKE = { color: '@text', width: 10, dash: 'solid' } as const

/** A layer of another type: with the fields that all have, and its own. */
function layerOf<Type extends PlacedLayer['type']>(type: Type, fields: object): LayerOf<Type> {
  return { ...shapeLayer('aaaa', { box: BOX }), type, ...fields } as LayerOf<Type>
}

const itemsOf = (layer: PlacedLayer): readonly DrawItem[] => drawLayer(layer, CONTEXT).items
const pathsOf = (layer: PlacedLayer) => itemsOf(layer).map((item) => (item.kind === 'path' ? item.path : item.kind))

/** End points of a path's absolute commands, without those of `H` and `V`. */
function pointsOf(path: string): number[][] {
  return [...path.matchAll(/[A-Z]([^A-Z]*)/g)].flatMap(([command, given = '']) => {
    const numbers = given.match(/-?[\d.]+/g)?.map(Number) ?? []
    if (command.startsWith('H') || command.startsWith('V')) return []
    return [numbers.slice(-2)].filter((pair) => pair.length === 2)
  })
}

it.each(SHAPES)('keeps the outline of a %s in its box', (shape) => {
  const [item] = itemsOf(layerOf('shape', { shape, radius: 12, fill: { kind: 'solid', color: '@primary' } }))
  const points = item?.kind === 'path' ? pointsOf(item.path) : []
  expect(points.length).toBeGreaterThan(1)
  expect(points.filter(([x = -1, y = -1]) => x < 0 || x > 200 || y < 0 || y > 100)).toEqual([])
})

it('rounds the corners of a rectangle by no more than half of its side', () => {
  const [path] = pathsOf(layerOf('shape', { shape: 'rectangle', radius: 500 }))
  expect(path).toBe('M50 0H150A50 50 0 0 1 200 50V50A50 50 0 0 1 150 100H50A50 50 0 0 1 0 50V50A50 50 0 0 1 50 0Z')
})

it('stops a line before its arrow, which is filled with the colour of the line', () => {
  const line = layerOf('line', { stroke: STROKE, start: 'none', end: 'arrow' })
  expect(pathsOf(line)).toEqual(['M0 50H171.2', 'M200 50L164 33L164 67Z'])
  expect(itemsOf(line)[1]).toMatchObject({ fill: { kind: 'solid', color: '#1b1b1f' }, stroke: null })
})

it('draws dots as dashes without a length', () => {
  const [item] = itemsOf(layerOf('line', { stroke: { ...STROKE, dash: 'dotted' }, start: 'none', end: 'none' }))
  expect(item).toMatchObject({ stroke: { dash: [0, 20], cap: 'round', width: 10 } })
})

it('draws an icon in the middle of its box, with a stroke that grows with it', () => {
  const [item] = itemsOf(layerOf('icon', { icon: 'plus', color: '@accent', strokeWidth: 2 }))
  expect(item).toMatchObject({ path: 'M100 20.83l0 58.33M70.83 50l58.33 0', stroke: { width: 8.33, color: '#e0713d' } })
  expect(itemsOf(layerOf('icon', { icon: 'constructor', color: '@text', strokeWidth: 2 }))).toEqual([])
})

it('shows a calm area with a sign where a picture, a code or a person is still to be chosen', () => {
  const crop = { focus: { x: 0.5, y: 0.5 }, zoom: 1, isFlipped: false }
  const image = { mediaId: null, ...crop, mask: 'ellipse', radius: 0, stroke: { ...STROKE, width: 0 } }
  const kinds = (layer: PlacedLayer) => itemsOf(layer).map((item) => item.kind === 'path' && item.fill.kind)
  expect(kinds(layerOf('image', image))).toEqual(['gradient', 'none'])
  expect(kinds(layerOf('qr', { text: '', color: '@text', background: { kind: 'none' } }))).toEqual(['gradient', 'none'])
  const avatar = { ...textLayer('aaaa', ''), type: 'avatar', mediaId: null, person: '', handle: '' }
  expect(kinds(layerOf('avatar', avatar))).toEqual(['gradient', 'none'])
})

it('cuts a picture by its mask and outlines it by the same', () => {
  const crop = { focus: { x: 0.2, y: 0.5 }, zoom: 2, isFlipped: true }
  const image = { mediaId: 'photo1', ...crop, mask: 'arch', radius: 0, stroke: STROKE }
  const outline = 'M0 100V100A100 100 0 0 1 200 100V100Z'
  expect(itemsOf(layerOf('image', image))).toEqual([
    { kind: 'image', mediaId: 'photo1', ...crop, box: { ...BOX, x: 0, y: 0 }, clip: outline },
    expect.objectContaining({ path: outline, fill: { kind: 'none' } }),
  ])
})

it('draws the squares of a QR code as whole pixels, and says what the code holds', () => {
  const box = { x: 0, y: 0, width: 300, height: 300 }
  const qr = layerOf('qr', { box, text: 'https://example.com', color: '@text', background: { kind: 'none' } })
  const { items, role, alt } = drawLayer(qr, CONTEXT)
  const [code] = items
  // 25 squares of 9 pixels, in the middle.
  const corner = 'M37.5 37.5h63v9h-63z'
  expect(code?.kind === 'path' && code.path.startsWith(corner)).toBe(true)
  expect([role, alt]).toEqual(['figure', 'https://example.com'])
})

it('takes texts that no code holds for not chosen', () => {
  const qr = layerOf('qr', { text: '😀'.repeat(900), color: '@text', background: { kind: 'none' } })
  expect(itemsOf(qr)[0]).toMatchObject({ fill: { kind: 'gradient' } })
})

it('puts a name over a handle beside the round picture of a person', () => {
  const person = { mediaId: 'face1', person: 'Ada', handle: '@ada', style: textLayer('x', '').style }
  const [picture, name, handle] = itemsOf(layerOf('avatar', { ...person, box: { ...BOX, width: 400 } }))
  expect(picture).toMatchObject({ kind: 'image', mediaId: 'face1', box: { x: 0, y: 0, width: 100, height: 100 } })
  expect(name).toMatchObject({ span: { text: 'Ada', font: { weight: 600 } }, x: 122 })
  expect(handle).toMatchObject({ span: { text: '@ada', font: { size: 32.8 } }, x: 122 })
})
