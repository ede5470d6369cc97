import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PICTURE_WIDTHS, PICTURE_WINDOW, pictureFile, PRODUCT_PICTURES } from '../../web/src/public/product-pictures.ts'

const FILES = PRODUCT_PICTURES.flatMap((name) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    PICTURE_WIDTHS.map((width) => ({ file: pictureFile(name, scheme, width), width })),
  ),
)

describe('the pictures of the product on public pages', () => {
  it.each(FILES)('$file has the size that the page keeps free for it', async ({ file, width }) => {
    const found = await sharp(`web/public${file}`).metadata()
    expect([found.format, found.width, found.height]).toEqual([
      'webp',
      width,
      (width * PICTURE_WINDOW.height) / PICTURE_WINDOW.width,
    ])
  })

  it('are all shown somewhere: no other file is there', () => {
    const named = FILES.map(({ file }) => file.replace('/pictures/', ''))
    expect(readdirSync('web/public/pictures').toSorted()).toEqual(named.toSorted())
  })
})
