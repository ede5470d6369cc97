import { expect, test } from 'vitest'
import { problemsOf } from '../support/problems-of.ts'

const picture = { mime: 'image/png' as const, bytes: 9_000_000 }
const video = { mime: 'video/mp4' as const, bytes: 1_000_000_000, durationMs: 1_200_000 }
const pictures = (count: number) => Array.from({ length: count }, () => picture)
const as = (format: string) => ({ settings: { format } })

test.each([
  ['words only', { text: 'Words only' }, []],
  ['nothing', {}, ['empty']],
  ['a link and words', { text: 'Words', settings: { link: 'https://example.com/a' } }, []],
  ['a link that is none', { text: 'Words', settings: { link: 'example' } }, ['setting_invalid']],
  [
    'a link beside a picture',
    { files: [picture], settings: { link: 'https://example.com/a' } },
    ['setting_with_files'],
  ],
  ['ten pictures, however heavy', { files: pictures(10) }, []],
  ['eleven pictures', { files: pictures(11) }, ['too_many_images']],
  ['a video at its limits', { files: [video] }, []],
  ['a video of one byte more', { files: [{ ...video, bytes: 1_000_000_001 }] }, ['video_too_large']],
  ['a video that is too long', { files: [{ ...video, durationMs: 1_300_000 }] }, ['video_length']],
  ['a video beside a picture', { files: [video, picture] }, ['media_mixed']],
  ['a reel at its shortest', { files: [{ ...video, durationMs: 3_000 }], ...as('reel') }, []],
  ['a reel at its longest', { files: [{ ...video, durationMs: 90_000 }], ...as('reel') }, []],
  ['a reel that is too short', { files: [{ ...video, durationMs: 2_999 }], ...as('reel') }, ['video_length']],
  ['a reel that is too long', { files: [{ ...video, durationMs: 90_001 }], ...as('reel') }, ['video_length']],
  ['a story of a minute', { files: [{ ...video, durationMs: 60_000 }], ...as('story') }, []],
  ['a story of more than a minute', { files: [{ ...video, durationMs: 60_001 }], ...as('story') }, ['video_length']],
  ['a reel of a picture', { files: [picture], ...as('reel') }, ['media_kind']],
  ['a reel of words', { text: 'Words only', ...as('reel') }, ['video_missing']],
  ['a story of a picture', { files: [picture], ...as('story') }, []],
  ['a story of two pictures', { files: pictures(2), ...as('story') }, ['too_many_files']],
  ['a story of words', { text: 'Words only', ...as('story') }, ['media_missing']],
])('a post with %s', (_name, said, problems) => {
  expect(problemsOf('facebook', said)).toEqual(problems)
})
