import { MEDIA_PIXELS_MAX } from '@postwright/core/limits'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createImages } from '../../functions/src/images/create-images.ts'
import { makeNoise, makePhonePhoto, makePicture } from '../support/pictures.ts'

const images = createImages()

describe('normalising', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('keeps a %s in its format and size', async (format) => {
    const result = await images.normalise(await makePicture(format))
    expect(result).toMatchObject({ kind: 'image', mime: `image/${format}`, width: 64, height: 48 })
  })

  test('gives the same bytes for the same file, so that a repeated upload is recognised', async () => {
    const file = await makePicture('jpeg')
    const [first, second] = await Promise.all([images.normalise(file), images.normalise(file)])
    if (first.kind !== 'image' || second.kind !== 'image') return expect.fail()
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0)
  })

  test('turns a photo upright and forgets place and camera', async () => {
    const photo = await makePhonePhoto()
    expect(photo.includes('SecretCamera')).toBe(true)
    const result = await images.normalise(photo)
    if (result.kind !== 'image') return expect.fail()
    expect(result).toMatchObject({ width: 48, height: 64 })
    const { exif, orientation, icc, xmp } = await sharp(result.bytes).metadata()
    expect({ exif, orientation, icc, xmp }).toEqual({
      exif: undefined,
      orientation: undefined,
      icc: undefined,
      xmp: undefined,
    })
    expect(Buffer.from(result.bytes).includes('SecretCamera')).toBe(false)
  })

  test.each(['gif', 'avif', 'tiff'] as const)('refuses a %s and says what it is', async (format) => {
    const result = await images.normalise(await makePicture(format))
    expect(result).toEqual({ kind: 'refused', reason: 'type', found: `image/${format}` })
  })

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG with a prologue', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['text', 'hello'],
    ['an SVG behind the signature of a PNG', '\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a HEIC photo', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
  ])('refuses %s', async (_kind, content) => {
    const result = await images.normalise(Buffer.from(content, 'latin1'))
    expect(result).toMatchObject({ kind: 'refused', reason: 'type' })
  })

  test('refuses a damaged picture', async () => {
    const whole = await makePicture('jpeg', { width: 400, height: 400 })
    const halves = [whole.subarray(0, whole.length / 2), Buffer.from(whole).fill(0xff, 200, 900)]
    const png = await makePicture('png')
    const broken = [...halves, png.subarray(0, 60)]
    for (const bytes of broken) {
      expect(await images.normalise(bytes)).toEqual({ kind: 'refused', reason: 'broken' })
    }
  })

  test('drops what was hidden behind the picture', async () => {
    const polyglot = Buffer.concat([await makePicture('jpeg'), Buffer.from('<script>alert(1)</script>')])
    const result = await images.normalise(polyglot)
    if (result.kind !== 'image') return expect.fail()
    expect(Buffer.from(result.bytes).includes('script')).toBe(false)
  })

  test('refuses a picture with more pixels than the cap without decoding it', async () => {
    const side = Math.ceil(Math.sqrt(MEDIA_PIXELS_MAX)) + 10
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const begun = process.memoryUsage().rss
    expect(await images.normalise(bomb)).toMatchObject({ kind: 'refused', reason: 'too_many_pixels' })
    expect(process.memoryUsage().rss - begun).toBeLessThan(100_000_000)
  })

  test('takes the first frame of an animation', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all(['#f00', '#0f0'].map(frame))
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await images.normalise(animation)).toMatchObject({ kind: 'image', width: 20, height: 10 })
  })
})

describe('fitting', () => {
  test('leaves a picture alone that is small enough', async () => {
    const bytes = await makePicture('png')
    const picture = { bytes: new Uint8Array(bytes), mime: 'image/png' as const }
    expect(await images.fit(picture, { maxBytes: bytes.length })).toBe(picture)
  })

  test('makes a JPEG below the limit, as large as it can be, in the same proportions', async () => {
    const bytes = await makeNoise(900, 600)
    const fitted = await images.fit({ bytes, mime: 'image/png' }, { maxBytes: 150_000 })
    expect(fitted.mime).toBe('image/jpeg')
    expect(fitted.bytes.length).toBeLessThanOrEqual(150_000)
    const { width, height, format } = await sharp(fitted.bytes).metadata()
    expect(format).toBe('jpeg')
    expect(width).toBeGreaterThanOrEqual(640)
    expect(width / height).toBeCloseTo(1.5, 1)
  })

  test.each([
    ['a width', { maxWidth: 300 }, 300, 200],
    ['a number of pixels', { maxPixels: 60_000 }, 300, 200],
    ['both', { maxWidth: 600, maxPixels: 15_000 }, 150, 100],
  ])('keeps to %s in the same proportions', async (_what, limits, width, height) => {
    const bytes = new Uint8Array(await makePicture('jpeg', { width: 900, height: 600 }))
    const fitted = await images.fit({ bytes, mime: 'image/jpeg' }, { maxBytes: 5_000_000, ...limits })
    expect(await sharp(fitted.bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
  })

  test.each([1, 7, 999, 1_000, 3_333])('never has more than %i pixels', async (maxPixels) => {
    const bytes = new Uint8Array(await makePicture('png', { width: 97, height: 61 }))
    const fitted = await images.fit({ bytes, mime: 'image/png' }, { maxBytes: 5_000_000, maxPixels })
    const { width, height } = await sharp(fitted.bytes).metadata()
    expect(width * height).toBeLessThanOrEqual(maxPixels)
  })

  test('makes a JPEG of the same size where the type is not taken', async () => {
    const bytes = new Uint8Array(await makePicture('webp', { width: 90, height: 60 }))
    const limits = { maxBytes: 5_000_000, types: ['image/jpeg', 'image/png'] as const }
    const fitted = await images.fit({ bytes, mime: 'image/webp' }, limits)
    expect(fitted.mime).toBe('image/jpeg')
    expect(await sharp(fitted.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 90, height: 60 })
  })

  test('never makes a picture larger', async () => {
    const bytes = new Uint8Array(await makePicture('jpeg', { width: 90, height: 60 }))
    const picture = { bytes, mime: 'image/jpeg' as const }
    const limits = { maxBytes: 5_000_000, maxWidth: 4_000, maxPixels: 9_000_000, types: ['image/jpeg'] as const }
    expect(await images.fit(picture, limits)).toBe(picture)
  })

  test('puts what is transparent on white', async () => {
    const clear = sharp({
      create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const bytes = new Uint8Array(await clear.png({ compressionLevel: 0 }).toBuffer())
    const fitted = await images.fit({ bytes, mime: 'image/png' }, { maxBytes: 100_000 })
    const { channels } = await sharp(fitted.bytes).stats()
    expect(channels.map((channel) => Math.round(channel.mean))).toEqual([255, 255, 255])
  })
})

describe('cropping', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'gives the pixels of the part of a %s in its own format',
    async (format) => {
      const bytes = new Uint8Array(await makePicture(format, { width: 90, height: 60 }))
      const crop = { left: 10, top: 5, width: 40, height: 50 }
      const part = await images.crop({ bytes, mime: `image/${format}` }, crop)
      expect(part).toMatchObject({ mime: `image/${format}`, width: 40, height: 50 })
      expect(await sharp(part.bytes).metadata()).toMatchObject({ format, width: 40, height: 50 })
      const again = await images.crop({ bytes, mime: `image/${format}` }, crop)
      expect(Buffer.compare(part.bytes, again.bytes)).toBe(0)
    },
  )

  test('takes no part beyond the picture', async () => {
    const bytes = new Uint8Array(await makePicture('png', { width: 90, height: 60 }))
    const crop = { left: 60, top: 0, width: 40, height: 50 }
    await expect(images.crop({ bytes, mime: 'image/png' }, crop)).rejects.toThrow(/extract/)
  })
})
