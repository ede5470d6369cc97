import { expect, it } from 'vitest'
import type { FontReport } from '@postwright/core/model/font'
import { fontAddress } from '@/decks/fonts/font-file.ts'
import { fontLibrary } from '@/decks/fonts/font-library.ts'
import { cssFont } from '@/decks/fonts/css-font.ts'
import { createMeasureText } from '@/decks/fonts/measure-text.ts'
import { ownFamilies, type ServedFont } from '@/decks/fonts/own-families.ts'
import { reportOf } from './support/report-of.ts'

function served(weight: number, isItalic: boolean, fields: Partial<FontReport> = {}): ServedFont {
  const id = `${weight}${isItalic}`
  const file = { weight, isItalic, subset: 'latin' as const, bytes: 1, woff2: `/${id}.woff2`, woff: `/${id}.woff` }
  return { id, isOfProduct: false, state: 'published', report: { ...reportOf(), ...fields }, files: [file] }
}

it('makes one family of the files of one name, with the shapes that they have', () => {
  const [family, other] = ownFamilies([
    served(700, false),
    served(400, false),
    served(400, true),
    served(400, false, { family: 'Quay' }),
  ])
  expect(family).toMatchObject({ name: 'Harbour', weights: [400, 700], italics: [400], subsets: ['latin'] })
  expect(other).toMatchObject({ name: 'Quay', weights: [400], italics: [] })
})

it('uses a family of italics only as if it stood upright', () => {
  const [family] = ownFamilies([served(400, true)])
  expect(family).toMatchObject({ weights: [400], italics: [] })
})

it('offers families for as long as it is wanted, and finds their files', () => {
  const withdraw = fontLibrary.offer(ownFamilies([served(400, false), served(700, false)]))
  expect(fontLibrary.families().map(({ name }) => name)).toContain('Harbour')
  expect(fontAddress('Harbour', { weight: 700, isItalic: false }, 'latin', 'woff')).toBe('/700false.woff')
  expect(fontAddress('Harbour', { weight: 700, isItalic: false }, 'greek', 'woff')).toBeNull()
  expect(cssFont({ family: 'Harbour', weight: 900, isItalic: true, size: 20 }, 'Ahoy')).toMatch(/^700 20px "Harbour", /)
  withdraw()
  expect(fontLibrary.find('Harbour')).toBeNull()
})

it('finds bundled files by family, version and shape', () => {
  const address = fontAddress('DM Sans', { weight: 700, isItalic: true }, 'latin-ext', 'woff2')
  expect(address).toBe('/assets/fonts/dm-sans-5.3.0/latin-ext-700-italic.woff2')
  expect(fontAddress('DM Sans', { weight: 700, isItalic: true }, 'greek', 'woff2')).toBeNull()
})

it('measures in proportion to the size, and anew once another font is known', () => {
  const measure = createMeasureText()
  const font = { family: 'Harbour', weight: 400, isItalic: false, size: 10 }
  const unknown = measure.widthOf('twelve words', font)
  const withdraw = fontLibrary.offer(
    ownFamilies([served(400, false, { metrics: { ...reportOf().metrics, averageWidth: 1 } })]),
  )
  expect(measure.widthOf('twelve words', font)).not.toBe(unknown)
  expect(measure.widthOf('twelve words', { ...font, size: 30 })).toBeCloseTo(3 * measure.widthOf('twelve words', font))
  expect(measure.metricsOf({ ...font, size: 100 })).toEqual({ ascent: 90, descent: 20 })
  withdraw()
})
