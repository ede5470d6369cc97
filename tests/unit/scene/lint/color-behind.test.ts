import { shapePath } from '@postwright/core/scene/drawing/shapes/shape-path'
import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { SHAPES } from '@postwright/core/scene/kinds/shape/shape-layer'
import type { Layer } from '@postwright/core/scene/layer'
import { colorBehind, pathCovers } from '@postwright/core/scene/lint/color-behind'
import { expect, it } from 'vitest'
import { FIXED_MEASURE } from '../fixed-measure.ts'
import { sceneOf, shapeLayer, slideOf } from '../sample-scene.ts'
import { textLayer } from '../text-layer.ts'
import { imageLayer } from './planted-faults.ts'

const solid = (color: string) => ({ kind: 'solid' as const, color })

/** Colour behind a text on top of these layers, by default at a point that most of them cover. */
function behind(layers: readonly Layer[], at = { x: 200, y: 200 }, luminance: number | null = null) {
  const scene = sceneOf(slideOf('s1', [...layers, textLayer('tttt', 'Words')]))
  return colorBehind(drawSlide(scene, 's1', '4:5', FIXED_MEASURE), 'tttt', at, () => luminance)
}

it('mixes what is painted over each other as it is painted', () => {
  expect(behind([])).toBe('#ffffff')
  expect(behind([shapeLayer('aaaa', { fill: solid('#000000') })])).toBe('#000000')
  expect(behind([shapeLayer('aaaa', { fill: solid('#000000'), opacity: 0.5 })])).toBe('#808080')
  expect(behind([shapeLayer('aaaa', { fill: solid('#000000') })], { x: 500, y: 500 })).toBe('#ffffff')
})

it('follows shapes as they are turned', () => {
  const bar = { box: { x: 0, y: 190, width: 400, height: 20 }, fill: solid('#000000') }
  expect(behind([shapeLayer('aaaa', bar)], { x: 200, y: 350 })).toBe('#ffffff')
  expect(behind([shapeLayer('aaaa', { ...bar, rotation: 90 })], { x: 200, y: 350 })).toBe('#000000')
})

it('takes the place in a gradient', () => {
  const stops = [
    { at: 0, color: '#000000', opacity: 1 },
    { at: 1, color: '#ffffff', opacity: 1 },
  ]
  const fill = { kind: 'gradient' as const, angle: 0, stops }
  expect(behind([shapeLayer('aaaa', { fill })], { x: 150, y: 200 })).toBe('#404040')
})

it('takes a picture for as bright as it is known to be, and for a middle gray otherwise', () => {
  const picture = imageLayer('aaaa', { mask: 'ellipse' })
  expect(behind([picture])).toBe('#777777')
  expect(behind([picture], { x: 200, y: 200 }, 1)).toBe('#ffffff')
  expect(behind([picture], { x: 200, y: 200 }, 0)).toBe('#000000')
  expect(behind([picture], { x: 104, y: 104 })).toBe('#ffffff')
})

it('counts the area of the text itself, and nothing that lies over it', () => {
  const text = textLayer('tttt', 'Words', { fill: solid('#102030') })
  const scene = sceneOf(slideOf('s1', [text, shapeLayer('aaaa', { fill: solid('#ff0000') })]))
  const drawing = drawSlide(scene, 's1', '4:5', FIXED_MEASURE)
  expect(colorBehind(drawing, 'tttt', { x: 200, y: 200 }, () => null)).toBe('#102030')
})

it.each(SHAPES)('knows the middle of a %s from its corner', (shape) => {
  const size = { width: 200, height: 160 }
  const path = shapePath(shape, size, 0)
  expect(pathCovers(path, { x: 100, y: 79 })).toBe(true)
  expect(pathCovers(path, { x: 199.5, y: 159.5 })).toBe(
    shape === 'rectangle' || shape === 'arc' || shape === 'triangle',
  )
})
