import { describe, expect, it } from 'vitest'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { checkMedia } from '@postwright/core/publishing/check-media'
import { fitCrop, MIDDLE, moveCrop, resizeCrop, cropRatios } from '@/features/content-studio/crop/crop-geometry.ts'

const size = { width: 1600, height: 900 }

describe('a shape', () => {
  it('takes as much of the picture as it can, around the place that stays in sight', () => {
    expect(fitCrop(size, 1, MIDDLE)).toEqual({ left: 350, top: 0, width: 900, height: 900 })
    expect(fitCrop(size, 1, { x: 0, y: 500 }).left).toBe(0)
    expect(fitCrop(size, 1, { x: 300, y: 500 }).left).toBe(30)
    expect(fitCrop(size, 1, { x: 1000, y: 1000 })).toEqual({ left: 700, top: 0, width: 900, height: 900 })
    expect(fitCrop({ width: 900, height: 1600 }, 16 / 9, MIDDLE)).toMatchObject({ width: 900, height: 506 })
  })

  it('is offered only where every channel takes it', () => {
    const keys = (...contracts: Parameters<typeof cropRatios>[0]) => cropRatios(contracts).map(({ key }) => key)
    expect(keys(PLATFORM_CONTRACTS.bluesky)).toContain('9:16')
    expect(keys(PLATFORM_CONTRACTS.bluesky, PLATFORM_CONTRACTS.instagram)).toEqual([
      '1:1',
      '4:5',
      '5:4',
      '4:3',
      '3:2',
      '16:9',
      '1.91:1',
    ])
  })

  it('passes the contract it was offered for, whatever the size of the picture', () => {
    for (const contract of Object.values(PLATFORM_CONTRACTS)) {
      for (const { ratio } of cropRatios([contract])) {
        for (const side of [101, 333, 1080, 4096]) {
          const { width, height } = fitCrop({ width: side, height: side + 7 }, ratio, MIDDLE)
          const file = { mediaId: 'm', alt: '', mime: 'image/jpeg' as const, width, height }
          expect(checkMedia(contract.media, [file]).map(({ code }) => code)).not.toContain('image_shape')
        }
      }
    }
  })
})

describe('a part', () => {
  const part = { left: 100, top: 100, width: 400, height: 300 }

  it('is moved as far as the picture goes', () => {
    expect(moveCrop(size, part, { x: 50.4, y: -20 })).toEqual({ ...part, left: 150, top: 80 })
    expect(moveCrop(size, part, { x: -1e9, y: 1e9 })).toEqual({ ...part, left: 0, top: 600 })
  })

  it('is pulled at each corner while the opposite one stays', () => {
    const pull = (corner: 'nw' | 'ne' | 'sw' | 'se') =>
      resizeCrop(size, part, { corner, by: { x: 10, y: 20 }, ratio: null })
    expect(pull('se')).toEqual({ left: 100, top: 100, width: 410, height: 320 })
    expect(pull('nw')).toEqual({ left: 110, top: 120, width: 390, height: 280 })
    expect(pull('ne')).toEqual({ left: 100, top: 120, width: 410, height: 280 })
    expect(pull('sw')).toEqual({ left: 110, top: 100, width: 390, height: 320 })
  })

  it('keeps its shape, stays within the picture and never vanishes', () => {
    for (const corner of ['nw', 'ne', 'sw', 'se'] as const) {
      for (const ratio of [null, 1, 16 / 9, 4 / 5]) {
        for (const far of [-1e6, -333, 0, 777, 1e6]) {
          const crop = resizeCrop(size, part, { corner, by: { x: far, y: -far }, ratio })
          const { left, top, width, height } = crop
          expect([left >= 0, top >= 0, width >= 1, height >= 1]).toEqual([true, true, true, true])
          expect([left + width <= size.width, top + height <= size.height]).toEqual([true, true])
          expect(Object.values(crop).every(Number.isInteger)).toBe(true)
          if (ratio !== null) expect(Math.abs(width - height * ratio)).toBeLessThanOrEqual(1 + ratio)
        }
      }
    }
  })
})
