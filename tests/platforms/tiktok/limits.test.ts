import { expect, test } from 'vitest'
import { problemsOf } from '../support/problems-of.ts'

const photo = { mime: 'image/jpeg' as const, bytes: 16 }
const video = { mime: 'video/mp4' as const, bytes: 4_000_000_000, durationMs: 600_000 }
const settings = { privacyLevel: 'SELF_ONLY' }
const photos = (count: number) => Array.from({ length: count }, () => photo)

test.each([
  ['35 photos', { files: photos(35) }, []],
  ['36 photos', { files: photos(36) }, ['too_many_images']],
  ['words only', { text: 'Words only' }, ['media_missing']],
  ['a text at its limit', { files: [photo], text: 't'.repeat(2_200) }, []],
  ['a text beyond it', { files: [photo], text: 't'.repeat(2_201) }, ['text_too_long']],
  [
    'a text of half as many emoji, which count two each',
    { files: [photo], text: '🍅'.repeat(1_101) },
    ['text_too_long'],
  ],
  ['a title at its limit', { files: [photo], title: 't'.repeat(90) }, []],
  ['a title beyond it', { files: [photo], title: 't'.repeat(91) }, ['title_too_long']],
  ['a video at its limits', { files: [video] }, []],
  ['a video of one byte more', { files: [{ ...video, bytes: 4_000_000_001 }] }, ['video_too_large']],
  ['two videos', { files: [video, video] }, ['too_many_videos']],
  ['a video beside a photo', { files: [video, photo] }, ['media_mixed']],
])('a post with %s', (_name, said, problems) => {
  expect(problemsOf('tiktok', { settings, ...said })).toEqual(problems)
})

test('a video may be as long as the account says', () => {
  const said = { settings, files: [{ ...video, durationMs: 200_000 }] }
  expect(problemsOf('tiktok', { ...said, limits: { videoDurationMax: 200_000 } })).toEqual([])
  expect(problemsOf('tiktok', { ...said, limits: { videoDurationMax: 180_000 } })).toEqual(['video_length'])
})

test('a post whose audience is not chosen is refused before it is planned', () => {
  expect(problemsOf('tiktok', { files: [photo], settings: { privacyLevel: '' } })).toEqual(['setting_missing'])
})
