import { describe, expect, it } from 'vitest'
import { freePlace } from '@postwright/core/scene/geometry/free-place'

const SLIDE = { width: 1000, height: 1000 }
const MIDDLE = { x: 500, y: 500 }

describe('a place for something new on a slide', () => {
  it('is the middle while nothing is there', () => {
    expect(freePlace({ width: 400, height: 200 }, SLIDE, [], MIDDLE)).toEqual({
      x: 300,
      y: 400,
      width: 400,
      height: 200,
    })
  })

  it('is the nearest one that covers nothing', () => {
    const { y } = freePlace({ width: 400, height: 200 }, SLIDE, [{ x: 0, y: 300, width: 1000, height: 250 }], MIDDLE)
    expect(y).toBe(580)
  })

  it('covers as little as it can where nothing is free, and stays on the slide', () => {
    const taken = [{ x: 0, y: 0, width: 1000, height: 900 }]
    expect(freePlace({ width: 1400, height: 300 }, SLIDE, taken, MIDDLE)).toEqual({
      x: 0,
      y: 700,
      width: 1000,
      height: 300,
    })
  })
})
