import sharp from 'sharp'
import { expect, test } from 'vitest'
import { stripPng } from '../../functions/src/images/strip-png.ts'
import { isSingleScanJpeg } from '../../functions/src/images/decoder-memory.ts'
import { createSerialQueue } from '../../functions/src/images/serial-queue.ts'
import { shrinkAvatar } from '../../functions/src/platforms/avatar.ts'
import { inSeveralScans, withManyTexts } from '../support/hostile-pictures.ts'
import { makePicture } from '../support/pictures.ts'

test('a JPEG with a scan for each colour counts like a progressive one', async () => {
  const jpeg = await makePicture('jpeg')
  expect(isSingleScanJpeg(jpeg)).toBe(true)
  expect(isSingleScanJpeg(await sharp(jpeg).jpeg({ progressive: true }).toBuffer())).toBe(false)
  expect(isSingleScanJpeg(inSeveralScans(jpeg))).toBe(false)
  expect(isSingleScanJpeg(jpeg.subarray(0, 30))).toBe(false)
})

test('a PNG is read without its texts, as a picture and as an avatar', async () => {
  const png = await makePicture('png')
  expect(Buffer.compare(stripPng(withManyTexts(png)), stripPng(png))).toBe(0)
  const avatar = withManyTexts(png, 200)
  const before = process.memoryUsage().rss
  expect(await shrinkAvatar(avatar)).toMatch(/^data:image\/webp/)
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})

test('a request that waits too long for its turn is told to come again', async () => {
  const inTurn = createSerialQueue()
  const { promise: work, resolve: finish } = Promise.withResolvers<string>()
  const first = inTurn(1000, () => work)
  await expect(inTurn(1, () => Promise.resolve('late'))).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 5 })
  const next = inTurn(1000, () => Promise.resolve('next'))
  finish('first')
  expect(await Promise.all([first, next])).toEqual(['first', 'next'])
  const crowd = Array.from({ length: 20 }, () => inTurn(1000, () => Promise.resolve('in')).catch(() => 'refused'))
  expect((await Promise.all(crowd)).filter((outcome) => outcome === 'in')).toHaveLength(13)
})
