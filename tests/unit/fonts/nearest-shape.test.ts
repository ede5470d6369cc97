import { describe, expect, it } from 'vitest'
import { nearestShape } from '@postwright/core/fonts/font-family'

const family = { weights: [400, 600, 700], italics: [400] }

function weightFor(weight: number, weights = family.weights): number {
  return nearestShape({ weights, italics: [] }, { weight, isItalic: false }).weight
}

describe('the shape of a family nearest to the one asked for', () => {
  it('is the one asked for where the family has it', () => {
    expect(nearestShape(family, { weight: 600, isItalic: false })).toEqual({ weight: 600, isItalic: false })
  })

  it('is heavier for bold text and lighter for light text', () => {
    expect([weightFor(650), weightFor(900), weightFor(300)]).toEqual([700, 700, 400])
  })

  it('of medium is regular, and of regular medium, before anything else', () => {
    expect(weightFor(500, [400, 600])).toBe(400)
    expect(weightFor(400, [300, 500])).toBe(500)
    expect(weightFor(400, [300, 600])).toBe(300)
  })

  it('is italic in the weight that has one', () => {
    expect(nearestShape(family, { weight: 700, isItalic: true })).toEqual({ weight: 400, isItalic: true })
  })

  it('is upright where the family has no italic, so that nothing slants letters by itself', () => {
    expect(nearestShape({ weights: [400], italics: [] }, { weight: 700, isItalic: true })).toEqual({
      weight: 400,
      isItalic: false,
    })
  })
})
