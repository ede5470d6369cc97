import { MEDIA_DECODED_BYTES_MAX, MEDIA_PIXELS_MAX } from '@postwright/core/limits'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makePicture } from '../support/pictures.ts'
import { withManyTexts } from '../support/hostile-pictures.ts'

/** In bytes. A function has 512 MiB, needs up to 200 MiB for itself, and may hold four bodies of 10 MB. */
const BUDGET = 250 * 1024 * 1024

const reportSchema = z.object({ outcomes: z.array(z.string()), used: z.number() })
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postwright-pictures-'))
  await writeFile(join(folder, 'small'), await makePicture('jpeg'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Prepares the files at once in a process of its own. */
async function prepare(files: readonly Uint8Array[]) {
  const paths = files.map((_, index) => join(folder, String(index)))
  await Promise.all(files.map((file, index) => writeFile(join(folder, String(index)), file)))
  const script = join(import.meta.dirname, '../support/image-memory.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, join(folder, 'small'), ...paths])
  return reportSchema.parse(JSON.parse(stdout))
}

type Kind = { pixels: number; channels?: 3 | 4; orientation?: number; encode: (image: Sharp) => Sharp }

/** A picture of one colour, which compresses to almost nothing. */
function picture({ pixels, channels = 3, orientation, encode }: Kind): Promise<Buffer> {
  const width = Math.floor(Math.sqrt(pixels))
  const height = Math.floor(pixels / width)
  const background = { r: 40, g: 80, b: 120, alpha: 0.5 }
  const image = encode(sharp({ create: { width, height, channels, background } }))
  return (orientation === undefined ? image : image.withMetadata({ orientation })).toBuffer()
}

/** Most pixels of an accepted image that takes this many bytes per pixel while it is decoded. */
const held = (bytesPerPixel: number) => Math.floor(MEDIA_DECODED_BYTES_MAX / bytesPerPixel)
const progressive = (image: Sharp) => image.jpeg({ progressive: true })
const interlaced = (image: Sharp) => image.png({ progressive: true })
const webp = (image: Sharp) => image.webp({ effort: 0 })

test.each<[string, Kind[]]>([
  [
    'JPEGs: baseline, on its side, progressive, progressive on its side in full colour',
    [
      { pixels: MEDIA_PIXELS_MAX, encode: (image) => image.jpeg() },
      { pixels: held(3), orientation: 6, encode: (image) => image.jpeg() },
      { pixels: held(3), encode: progressive },
      {
        pixels: held(9),
        orientation: 6,
        encode: (image) => image.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
      },
    ],
  ],
  [
    'PNGs and WebPs: on its side, interlaced, lossy, lossless',
    [
      { pixels: held(4), channels: 4, orientation: 6, encode: (image) => image.png() },
      { pixels: held(4), channels: 4, encode: interlaced },
      { pixels: held(8), channels: 4, encode: webp },
      { pixels: held(8), channels: 4, encode: (image) => image.webp({ effort: 0, lossless: true }) },
    ],
  ],
  [
    'four times the one that takes most',
    Array.from({ length: 4 }, () => ({ pixels: held(8), channels: 4, encode: webp })),
  ],
])('four at once of the largest that are accepted fit into the function: %s', async (_kinds, kinds) => {
  const { outcomes, used } = await prepare(await Promise.all(kinds.map(picture)))
  expect(outcomes).toEqual(Array(4).fill('image'))
  expect(used).toBeLessThan(BUDGET)
})

test('what would take more is refused before it is decoded: progressive, interlaced, WebP', async () => {
  const kinds = [progressive, interlaced, webp].map((encode) => ({ pixels: 49_000_000, encode }))
  const { outcomes, used } = await prepare(await Promise.all(kinds.map(picture)))
  expect(outcomes).toEqual(Array(3).fill('too_many_pixels'))
  expect(used).toBeLessThan(60 * 1024 * 1024)
})

test('texts in a PNG that unpack to gigabytes are left behind unread', async () => {
  const { outcomes, used } = await prepare([withManyTexts(await makePicture('png'))])
  expect(outcomes).toEqual(['image'])
  expect(used).toBeLessThan(100 * 1024 * 1024)
})
