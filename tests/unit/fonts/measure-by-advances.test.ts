import advances from '../../../core/src/fonts/advance-widths.json' with { type: 'json' }
import { averageWidth } from '@postwright/core/fonts/fallback-metrics'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { describe, expect, it } from 'vitest'

const { widthOf } = MEASURE_BY_ADVANCES

describe.each(BUNDLED_FAMILIES)('$name', ({ name: family, weights, italics, metrics }) => {
  const shapes = [
    ...weights.map((weight) => ({ weight, isItalic: false })),
    ...italics.map((weight) => ({ weight, isItalic: true })),
  ]

  it('is as wide on average as its files say', () => {
    const font = { family, weight: weights[0] ?? 400, isItalic: false, size: 1 }
    expect(averageWidth((character) => widthOf(character, font))).toBeCloseTo(metrics.averageWidth, 2)
  })

  it('has widths of its own for every shape', () => {
    const names = shapes.map(({ weight, isItalic }) => `${family} ${weight}${isItalic ? ' italic' : ''}`)
    expect(Object.keys(advances.widths)).toEqual(expect.arrayContaining(names))
  })
})

it('gives marks no width, and signs of other scripts more than a letter', () => {
  const font = { family: 'Inter', weight: 400, isItalic: false, size: 100 }
  expect(widthOf('e\u0301', font)).toBe(widthOf('e', font))
  expect(widthOf('文', font)).toBe(100)
})
