import { describe, expect, it } from 'vitest'
import type { BannerView } from '@postwright/core/platforms/profile-facts'
import { measureImage } from '@postwright/core/profiles/image/measure-image'
import { type RgbaImage, isSameFingerprint } from '@postwright/core/profiles/image/rgba-image'

/** An image whose grey, from 0 to 255, is a function of its place. */
function paint(width: number, height: number, grey: (x: number, y: number) => number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const value = grey(at % width, Math.floor(at / width))
    data.set([value, value, value, 255], at * 4)
  }
  return { width, height, data }
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }
const LEFT: BannerView = { device: 'desktop', shown: WHOLE, covered: [{ x: 0, y: 0, width: 0.5, height: 1 }] }
const picture = { smallest: 24, views: [] }
const face = paint(240, 240, (x, y) => (Math.hypot(x - 120, y - 120) < 80 ? 230 : 30))

describe('an image', () => {
  it('without anything on it has no contrast and no fault in arithmetic', () => {
    expect(
      measureImage(
        paint(50, 50, () => 128),
        picture,
      ),
    ).toMatchObject({ contrast: 0, legibility: 0, hidden: 0 })
    expect(
      measureImage(
        paint(1, 1, () => 0),
        { smallest: 24, views: [LEFT] },
      ).contrast,
    ).toBe(0)
  })

  it('with large shapes is read where it is small, and one with fine lines is not', () => {
    const stripes = paint(240, 240, (x) => (x % 4 < 2 ? 255 : 0))
    expect(measureImage(face, picture)).toMatchObject({ contrast: 78 })
    expect(measureImage(face, picture).legibility).toBeGreaterThan(85)
    expect(measureImage(stripes, picture).contrast).toBe(100)
    expect(measureImage(stripes, picture).legibility).toBeLessThan(30)
  })

  it('tells how much of its detail an app covers or cuts', () => {
    const onTheLeft = paint(200, 100, (x, y) => (x < 80 && (x + y) % 20 < 10 ? 255 : 0))
    const onTheRight = paint(200, 100, (x, y) => (x > 120 && (x + y) % 20 < 10 ? 255 : 0))
    const hidden = (image: RgbaImage, views: BannerView[]) => measureImage(image, { smallest: 50, views }).hidden
    expect([hidden(onTheLeft, [LEFT]), hidden(onTheRight, [LEFT])]).toEqual([100, 0])
    const cut: BannerView = { device: 'phone', shown: { x: 0, y: 0, width: 0.5, height: 1 }, covered: [] }
    expect(hidden(onTheRight, [cut])).toBe(100)
    expect(hidden(onTheRight, [LEFT, cut])).toBe(100)
  })

  it('is known again at another size, and told from another one', () => {
    const small = paint(60, 60, (x, y) => (Math.hypot(x - 30, y - 30) < 20 ? 225 : 35))
    const other = paint(240, 240, (x) => 255 - x)
    const sign = (image: RgbaImage) => measureImage(image, picture).fingerprint
    expect(isSameFingerprint(sign(face), sign(small))).toBe(true)
    expect(isSameFingerprint(sign(face), sign(other))).toBe(false)
    expect(isSameFingerprint('', '')).toBe(false)
  })

  it('is on white where it is transparent', () => {
    const clear = { width: 2, height: 1, data: new Uint8ClampedArray([0, 0, 0, 0, 0, 0, 0, 255]) }
    expect(measureImage(clear, picture).contrast).toBe(100)
  })
})
