import { expect, test } from 'vitest'
import { problemsOf } from '../support/problems-of.ts'

const picture = { mime: 'image/png' as const, bytes: 20_000_000 }
const video = { mime: 'video/mp4' as const, bytes: 1_000_000_000, durationMs: 300_000 }
const pictures = (count: number) => Array.from({ length: count }, () => picture)

test.each([
  ['a text at its limit', { text: 't'.repeat(500) }, []],
  ['a text beyond it', { text: 't'.repeat(501) }, ['text_too_long']],
  ['125 emoji of four bytes', { text: '🍅'.repeat(125) }, []],
  ['126 of them', { text: '🍅'.repeat(126) }, ['text_too_long']],
  ['twenty files of both kinds', { files: [video, ...pictures(19)] }, []],
  ['twenty-one files', { files: [video, ...pictures(20)] }, ['too_many_files']],
  ['a topic of two words', { text: 't', settings: { topicTag: 'Slow food' } }, []],
  ['a topic with a period', { text: 't', settings: { topicTag: 'v2.0' } }, ['setting_invalid']],
  ['a topic with an ampersand', { text: 't', settings: { topicTag: 'Salt & Co' } }, ['setting_invalid']],
  ['a video that is too long', { files: [{ ...video, durationMs: 320_000 }] }, ['video_length']],
])('a post with %s', (_name, said, problems) => {
  expect(problemsOf('threads', said)).toEqual(problems)
})
