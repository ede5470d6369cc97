import { expect, test } from 'vitest'
import { problemsOf } from '../support/problems-of.ts'

const picture = { mime: 'image/png' as const, bytes: 20_000_000 }
const video = { mime: 'video/mp4' as const, bytes: 300_000_000, durationMs: 900_000 }
const pictures = (count: number) => Array.from({ length: count }, () => picture)
const story = { settings: { format: 'story' } }

test.each([
  ['words only', { text: 'Words only' }, ['media_missing']],
  ['ten pictures', { files: pictures(10) }, []],
  ['a video among pictures', { files: [video, ...pictures(9)] }, []],
  ['eleven pictures', { files: pictures(11) }, ['too_many_images']],
  ['eleven files', { files: [video, ...pictures(10)] }, ['too_many_files']],
  ['a text at its limit', { files: [picture], text: 't'.repeat(2_200) }, []],
  ['a text beyond it', { files: [picture], text: 't'.repeat(2_201) }, ['text_too_long']],
  ['five hashtags', { files: [picture], text: '#tag '.repeat(5) }, []],
  ['one hashtag more', { files: [picture], text: '#tag '.repeat(6) }, ['too_many_hashtags']],
  ['one mention too many', { files: [picture], text: '@name '.repeat(21) }, ['too_many_mentions']],
  ['a video of one byte more', { files: [{ ...video, bytes: 300_000_001 }] }, ['video_too_large']],
  ['a trial of a video', { files: [video], settings: { trial: 'manual' } }, []],
  ['a trial of a picture', { files: [picture], settings: { trial: 'manual' } }, ['media_kind']],
  ['a trial of two videos', { files: [video, video], settings: { trial: 'performance' } }, ['too_many_files']],
  ['a story of a picture', { files: [picture], ...story }, []],
  ['a story of two pictures', { files: pictures(2), ...story }, ['too_many_files']],
])('a post with %s', (_name, said, problems) => {
  expect(problemsOf('instagram', said)).toEqual(problems)
})
