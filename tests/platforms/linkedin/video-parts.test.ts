import { STEP_KEY_MAX, STEP_REF_MAX, STEPS_MAX } from '@postwright/core/limits'
import { expect, it } from 'vitest'
import {
  storePartTag,
  keepVideo,
  keptVideo,
  type OpenVideo,
} from '../../../functions/src/platforms/linkedin/video-parts.ts'
import { createProgress, NOW } from '../support/publisher-kit.ts'

const MEDIA = 'a'.repeat(64)
const PART = 4_194_304

function makeVideo(count: number, addressLength: number, recordKey = 'record1'): OpenVideo {
  const parts = Array.from({ length: count }, (_, index) => ({
    uploadUrl: `https://www.linkedin.com/dms-uploads/${index}/`.padEnd(addressLength, 'x'),
    firstByte: index * PART,
    lastByte: (index + 1) * PART - 1,
  }))
  return { recordKey, urn: 'urn:li:video:1', token: '', endsAt: NOW + 3_600_000, steps: 0, parts, tags: [] }
}

const wanted = { recordKey: 'record1', mediaId: MEDIA, now: NOW }

it.each([
  [1, 200, true],
  [50, 500, true],
  [120, 300, true],
  [125, 600, true],
  [125, 1_900, false],
  [1_250, 300, false],
])(
  'a video of %i parts with addresses of %i characters fits into the steps of a variant',
  async (count, length, isKept) => {
    const progress = createProgress()
    const video = await keepVideo(progress, MEDIA, makeVideo(count, length))
    for (let part = 0; part < count; part += 1) {
      video.tags.push(`/ambry-video/signedId/${part}`.padEnd(200, 'x'))
      await storePartTag(progress, MEDIA, video)
    }
    await progress.keep(`media:${MEDIA}`, '{}')
    expect(progress.steps.size).toBeLessThanOrEqual(STEPS_MAX)
    for (const [key, ref] of progress.steps) {
      expect(key.length).toBeLessThanOrEqual(STEP_KEY_MAX)
      expect(ref.length).toBeLessThanOrEqual(STEP_REF_MAX)
    }
    const found = keptVideo(progress.kept, wanted)
    expect(found && { parts: found.parts, tags: found.tags }).toEqual(
      isKept ? { parts: video.parts, tags: video.tags } : null,
    )
  },
)

it('a part whose tag cannot be stored is sent again, and everything after it', async () => {
  const progress = createProgress()
  const video = await keepVideo(progress, MEDIA, makeVideo(20, 200))
  for (const tag of [...Array.from({ length: 10 }, (_, part) => `tag${part}`), 'x'.repeat(STEP_REF_MAX), 'next']) {
    video.tags.push(tag)
    await storePartTag(progress, MEDIA, video)
  }
  expect(keptVideo(progress.kept, wanted)?.tags).toEqual(video.tags.slice(0, 10))
})

it('a video of another publication, or whose addresses end soon, is begun anew without the old tags', async () => {
  const progress = createProgress()
  const before = await keepVideo(progress, MEDIA, makeVideo(3, 200, 'record0'))
  before.tags.push('old')
  await storePartTag(progress, MEDIA, before)
  expect(keptVideo(progress.kept, wanted)).toBeNull()
  await keepVideo(progress, MEDIA, makeVideo(3, 200))
  expect(keptVideo(progress.kept, wanted)?.tags).toEqual([])
  expect(keptVideo(progress.kept, { ...wanted, now: NOW + 3_500_000 })).toBeNull()
})
