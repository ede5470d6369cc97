import { converter, differenceCiede2000, formatHex } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cieLabOf } from '@postwright/core/brand-kit/cie-lab'
import { contrastMatrix } from '@postwright/core/brand-kit/contrast'
import { nearestPassingColor } from '@postwright/core/brand-kit/nearest-passing-color'
import type { BrandColor } from '@postwright/core/model/brand-kit'
import { contrastRatio } from '@postwright/core/scene/drawing/colors'

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

type Lab = [l: number, a: number, b: number]
const lab = ([l, a, b]: Lab) => ({ mode: 'lab65' as const, l, a, b })
const deltaE = differenceCiede2000()
const toOklch = converter('oklch')
const hueOf = (hex: string) => toOklch(hex)?.h ?? 0

/** Pairs that the authors of an implementation guide publish for comparing results. */
const PUBLISHED: [Lab, Lab, number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
]

describe('the distance of colours', () => {
  it.each(PUBLISHED)('from %j to %j is %d', (one, other, expected) => {
    expect(deltaE(lab(one), lab(other))).toBeCloseTo(expected, 3)
    expect(deltaE(lab(other), lab(one))).toBeCloseTo(expected, 3)
  })

  it('places white, black and red where CIELAB has them', () => {
    expect(cieLabOf('#ffffff').l).toBeCloseTo(100, 2)
    expect(cieLabOf('#000000').l).toBeCloseTo(0, 2)
    const red = cieLabOf('#ff0000')
    expect([red.l, red.a, red.b].map((part) => Math.round(part))).toEqual([53, 80, 67])
  })

  it('brings every colour back from Oklch', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(formatHex(toOklch(hex))).toBe(hex)
      }),
    )
  })
})

describe('the nearest colour that can be read', () => {
  it('always can be, and leaves what can be as it is', () => {
    fc.assert(
      fc.property(hexes, hexes, fc.constantFrom(3, 4.5), (hex, ground, least) => {
        const nearest = nearestPassingColor(hex, ground, least)
        expect(nearest).not.toBeNull()
        expect(contrastRatio(nearest ?? hex, ground)).toBeGreaterThanOrEqual(least)
        if (contrastRatio(hex, ground) >= least) expect(nearest).toBe(hex)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the hue of what has one', () => {
    const turned = hueOf(nearestPassingColor('#f2a541', '#ffffff', 4.5) ?? '') - hueOf('#f2a541')
    expect(Math.abs(turned)).toBeLessThan(2)
  })

  it('moves no further than it has to', () => {
    const nearest = nearestPassingColor('#8a8a8a', '#ffffff', 4.5) ?? ''
    expect(contrastRatio(nearest, '#ffffff')).toBeLessThan(4.65)
  })

  it('says so when black and white both fail', () => {
    expect(nearestPassingColor('#777777', '#777777', 7)).toBeNull()
  })
})

describe('the matrix', () => {
  const color = (id: string, hex: string, role: BrandColor['role']): BrandColor => ({ id, name: id, hex, role })

  it('has a row for each colour and a column for each ground, with what the pair is good for', () => {
    const paper = color('paper', '#ffffff', 'background')
    const { grounds, rows } = contrastMatrix([
      paper,
      color('ink', '#111111', 'text'),
      color('sun', '#f2a541', 'accent'),
    ])
    expect(grounds).toEqual([paper])
    expect(rows.map((row) => row.cells[0]?.passes)).toEqual([['text', 'largeText', 'graphics'], []])
    expect(rows.map((row) => row.cells[0]?.proposal === null)).toEqual([true, false])
  })

  it('takes every colour as a ground in a kit without one, but none as its own', () => {
    const { grounds, rows } = contrastMatrix([color('a', '#111111', 'other'), color('b', '#eeeeee', 'other')])
    expect(grounds).toHaveLength(2)
    expect(rows.map(({ cells }) => cells.map(({ ground }) => ground.id))).toEqual([['b'], ['a']])
  })
})
