import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPageCard, drawPageLogo } from '../../../functions/src/images/page-images.ts'

const logo = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 4, background: '#1f5f4a80' } })
      .png()
      .toBuffer(),
  )

describe('the pictures of a link page', () => {
  it('a logo is small and keeps its transparent parts', async () => {
    const small = await sharp(await drawPageLogo(await logo(1_200, 600))).metadata()
    expect(small).toMatchObject({ format: 'webp', width: 256, height: 128, hasAlpha: true })
  })

  it.each([null, { width: 40, height: 40 }, { width: 3_000, height: 200 }, { width: 10, height: 2_000 }])(
    'a card is 1200 × 630 with a logo of %j',
    async (size) => {
      const drawn = size && (await logo(size.width, size.height))
      const bytes = await drawPageCard({ background: '#faf6ee', accent: '#1f5f4a', logo: drawn })
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(bytes.length).toBeLessThan(100_000)
    },
  )

  it('bytes that are no picture are refused', async () => {
    await expect(drawPageLogo(new Uint8Array([1, 2, 3]))).rejects.toThrow()
  })
})
