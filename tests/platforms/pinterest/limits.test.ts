import { expect, test } from 'vitest'
import { problemsOf } from '../support/problems-of.ts'

const picture = { mime: 'image/jpeg' as const, bytes: 16 }
const video = { mime: 'video/mp4' as const, bytes: 2_000_000_000, durationMs: 4_000 }
const settings = { board: '1', coverSecond: '0' }
const pictures = (count: number) => Array.from({ length: count }, () => picture)

test.each([
  ['five pictures', { files: pictures(5) }, []],
  ['a link', { files: [picture], settings: { ...settings, link: 'https://example.com' } }, []],
  ['a link that is none', { files: [picture], settings: { ...settings, link: 'example' } }, ['setting_invalid']],
  ['six pictures', { files: pictures(6) }, ['too_many_images']],
  ['nothing to show', { text: 'Words only' }, ['media_missing']],
  ['a text at its limit', { files: [picture], text: 't'.repeat(800) }, []],
  ['a text beyond it', { files: [picture], text: 't'.repeat(801) }, ['text_too_long']],
  ['a title at its limit', { files: [picture], title: 't'.repeat(100) }, []],
  ['a title beyond it', { files: [picture], title: 't'.repeat(101) }, ['title_too_long']],
  ['an alternative text at its limit', { files: [{ ...picture, alt: 'a'.repeat(500) }] }, []],
  ['an alternative text beyond it', { files: [{ ...picture, alt: 'a'.repeat(501) }] }, ['alt_too_long']],
  ['a video at its limits', { files: [video] }, []],
  ['a video of one byte more', { files: [{ ...video, bytes: 2_000_000_001 }] }, ['video_too_large']],
  ['a video that is too short', { files: [{ ...video, durationMs: 2_000 }] }, ['video_length']],
  ['a video beside a picture', { files: [video, picture] }, ['media_mixed']],
  ['a video of a kind that is not taken', { files: [{ ...video, mime: 'video/webm' as const }] }, ['video_type']],
])('a pin with %s', (_name, said, problems) => {
  expect(problemsOf('pinterest', { settings, ...said })).toEqual(problems)
})

test('a pin without a board is refused before it is planned', () => {
  expect(problemsOf('pinterest', { files: [picture], settings: { board: '' } })).toEqual(['setting_missing'])
})
