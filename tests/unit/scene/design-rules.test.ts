import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { BUNDLED_FAMILIES } from '@postwright/core/fonts/families'
import { FORMATS, FORMAT_NAMES } from '@postwright/core/scene/format'
import { layoutText } from '@postwright/core/scene/layout/layout-text'
import { readSlot } from '@postwright/core/scene/outline/slide-pattern'
import { reflowSlide } from '@postwright/core/scene/reflow/reflow-slide'
import { stockPhotoAddress } from '@postwright/core/scene/stock-photos'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { PALETTES } from '@postwright/core/scene/templates/palettes'
import { contrastRatio } from '@postwright/core/scene/drawing/colors'
import { plainText } from '@postwright/core/scene/text-content'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, dirname } from 'node:path'
import { openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'

const BODY = 44
const BODIES = ['body', 'item', 'subtitle']
const resolve = createRequire(import.meta.url).resolve

describe.each(DECK_TEMPLATES)('$id', (template) => {
  it('has at least four layouts between its cover and its end', () => {
    const inner = template.slides.filter(({ kind }) => kind === 'content')
    const layouts = new Set(
      inner.map(({ layers }) => layers.map(({ type, slot }) => `${type} ${readSlot(slot).base}`).join()),
    )
    expect(layouts.size).toBeGreaterThanOrEqual(4)
  })

  it('sets what is read at 44 pixels or more in every format', () => {
    let count = 0
    const { slides } = beginFromTemplate(template, { name: 'A', deckId: 'd', newSlideId: () => `s${(count += 1)}` })
    const small = FORMAT_NAMES.flatMap((format) =>
      slides.flatMap((slide) =>
        reflowSlide(slide, template.format, format).flatMap((layer) => {
          if (
            layer.type !== 'text' ||
            !BODIES.includes(readSlot(layer.slot).base) ||
            isLabel(plainText(layer.paragraphs))
          )
            return []
          const { size } = layoutText(layer, layer.box, template.theme, MEASURE_BY_ADVANCES)
          const least = format === '1:1' ? BODY * 0.9 : BODY
          return size < least ? [`${format} ${layer.slot} ${size}`] : []
        }),
      ),
    )
    expect(small).toEqual([])
  })

  it('shows a photo of the product wherever it has a place for one, and its file is there', () => {
    const photos = template.slides.flatMap(({ layers }) =>
      layers.flatMap((layer) => (layer.type === 'image' ? [layer.mediaId] : [])),
    )
    for (const id of photos) {
      const address = stockPhotoAddress(id ?? '')
      expect(address).not.toBeNull()
      expect(existsSync(join(import.meta.dirname, '../../../web/public', address ?? ''))).toBe(true)
    }
  })

  it('is set in typefaces whose figures are as high as capitals', () => {
    for (const family of Object.values(template.theme.fonts)) {
      const bundled = BUNDLED_FAMILIES.find(({ name }) => name === family)
      const folder = bundled?.folder ?? ''
      const file = join(
        dirname(resolve(`@fontsource/${folder}/package.json`)),
        `files/${folder}-latin-400-normal.woff2`,
      )
      const font = openSync(file)
      if (!('glyphForCodePoint' in font)) throw new Error('A collection of fonts')
      const tops = [...'0123456789'].map(
        (digit) => font.glyphForCodePoint(digit.codePointAt(0) ?? 0).bbox.maxY / font.unitsPerEm,
      )
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(0.08)
    }
  })
})

it.each(PALETTES)('lets every colour of the palette $id be read on its grounds', ({ colors }) => {
  for (const ground of [colors.background, colors.surface])
    for (const ink of [colors.text, colors.muted, colors.primary, colors.accent])
      expect(contrastRatio(ink, ground)).toBeGreaterThan(4)
})

/** Names of chart columns are no sentences. */
function isLabel(words: string): boolean {
  return words.length <= 6
}

it('measures formats of the widths that 44 pixels are meant for', () => {
  expect(Math.min(...FORMAT_NAMES.map((format) => FORMATS[format].width))).toBe(1080)
})

it('comes with 36 designs, each with a name and an id of its own', () => {
  expect(new Set(DECK_TEMPLATES.map(({ id }) => id)).size).toBe(36)
})
