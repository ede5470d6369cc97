import { BLUESKY_CONTRACT } from '@postwright/core/platforms/bluesky/contract'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { checkContent } from '@postwright/core/publishing/check-content'
import { countText } from '@postwright/core/publishing/count-text'
import { describe, expect, test } from 'vitest'

const picture = (changes: object = {}) => ({ mediaId: 'm1', alt: '', mime: 'image/png' as const, ...changes })
const check = (text: string, media: ReturnType<typeof picture>[] = []) =>
  checkContent(BLUESKY_CONTRACT, { text, media })

test.each(Object.values(PLATFORM_CONTRACTS))('$platform takes no sound in a post', (contract) => {
  const sound = { mediaId: 'm1', alt: '', mime: 'audio/mpeg' as const, bytes: 1_000, width: 0, height: 0 }
  const told = checkContent(contract, { text: 'x', title: 'x', media: [sound] })
  expect(told).toContainEqual({ code: 'media_kind', kind: 'audio' })
  const mixed = checkContent(contract, { text: 'x', title: 'x', media: [picture(), sound] })
  expect(mixed).toContainEqual({ code: 'media_kind', kind: 'audio' })
})

describe('what Bluesky would refuse', () => {
  test('nothing in an ordinary post', () => {
    expect(check('Hello', [picture({ alt: 'A harbour' })])).toEqual([])
  })

  test('a post without words and pictures; either is enough', () => {
    expect(check(' \n ')).toEqual([{ code: 'empty' }])
    expect(check('', [picture()])).toEqual([])
  })

  test('more than 300 characters, counted as people do', () => {
    expect(check('👩‍👩‍👧‍👦'.repeat(120))).toEqual([])
    expect(check('x'.repeat(300))).toEqual([])
    expect(check('x'.repeat(301))).toEqual([{ code: 'text_too_long', count: 301, max: 300 }])
  })

  test('more than 3000 bytes, although few characters', () => {
    expect(check('👩‍👩‍👧‍👦'.repeat(121))).toEqual([{ code: 'text_too_heavy', bytes: 3025, max: 3000 }])
  })

  test('an eleventh picture', () => {
    const media = Array.from({ length: 11 }, (_, at) => picture({ mediaId: `m${at}` }))
    expect(check('x', media)).toEqual([{ code: 'too_many_images', count: 11, max: 10 }])
  })

  test('an alternative text above its limit, named by its picture', () => {
    const media = [picture(), picture({ mediaId: 'm2', alt: 'x'.repeat(2001) })]
    expect(check('x', media)).toEqual([{ code: 'alt_too_long', mediaId: 'm2', count: 2001, max: 2000 }])
  })

  test('a kind of picture that the contract does not name, unless it can be made a JPEG', () => {
    const { media } = BLUESKY_CONTRACT
    const taking = (type: 'image/jpeg' | 'image/webp') => ({
      ...BLUESKY_CONTRACT,
      media: { ...media, images: { ...media.images, types: [type] } },
    })
    const content = { text: 'x', media: [picture()] }
    expect(checkContent(taking('image/webp'), content)).toEqual([
      { code: 'image_type', mediaId: 'm1', mime: 'image/png' },
    ])
    expect(checkContent(taking('image/jpeg'), content)).toEqual([])
  })

  test('everything at once, each problem named', () => {
    const media = Array.from({ length: 11 }, () => picture({ alt: 'y'.repeat(2001) }))
    const codes = check('é'.repeat(3001), media).map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set(['text_too_long', 'text_too_heavy', 'too_many_images', 'alt_too_long']))
  })
})

describe('the counter', () => {
  test('shows what is used and left, below zero when over', () => {
    expect(countText(BLUESKY_CONTRACT, 'abc')).toEqual({ used: 3, max: 300, left: 297 })
    expect(countText(BLUESKY_CONTRACT, 'x'.repeat(310)).left).toBe(-10)
  })
})

describe('contracts', () => {
  test.each(Object.values(PLATFORM_CONTRACTS))('$platform is dated and cites its sources', (contract) => {
    expect(contract.verifiedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(PLATFORM_CONTRACTS[contract.platform]).toBe(contract)
    for (const source of contract.sources) expect(source).toMatch(/^https:\/\//)
    if (contract.platform !== 'sandbox') expect(contract.sources.length).toBeGreaterThan(0)
  })
})
