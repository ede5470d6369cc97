import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { checkMedia } from '@postwright/core/publishing/check-media'
import { expect, it } from 'vitest'

const { media } = PLATFORM_CONTRACTS.x
const longest = media.video?.duration[1] ?? 0

const codesFor = (durationMs: number) =>
  checkMedia(media, [
    { mediaId: 'a', alt: '', mime: 'video/mp4', bytes: 1, width: 1920, height: 1080, durationMs },
  ]).map(({ code }) => code)

it('takes a video that an encoder made a frame longer than its network allows, and refuses one that is half a second longer', () => {
  expect(longest).toBeGreaterThan(60_000)
  expect(codesFor(longest + 40)).toEqual([])
  expect(codesFor(longest + 500)).toEqual(['video_length'])
})
