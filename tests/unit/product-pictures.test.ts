import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageFiles } from '../support/product-picture-files.ts'

/** Visitors load the images with the page. */
const BYTES_MAX = 90_000
const FILES = imageFiles()

describe('the images of the product on public pages', () => {
  it.each(FILES)(
    '$file has the size that the page keeps free for it, and is small',
    async ({ file, width, window }) => {
      const path = `web/public${file}`
      const found = await sharp(path).metadata()
      expect([found.width, found.height]).toEqual([width, (width * window.height) / window.width])
      expect(found.format).toBe(file.endsWith('.avif') ? 'heif' : 'webp')
      expect(statSync(path).size).toBeLessThan(BYTES_MAX)
    },
  )

  it('are all shown somewhere: no other file is there', () => {
    const named = FILES.map(({ file }) => file.replace('/pictures/', ''))
    expect(readdirSync('web/public/pictures').toSorted()).toEqual(named.toSorted())
  })
})
