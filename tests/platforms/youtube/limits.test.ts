import { expect, test } from 'vitest'
import { problemsOf } from '../support/problems-of.ts'

const picture = { mime: 'image/png' as const, bytes: 16 }
const video = { mime: 'video/mp4' as const, bytes: 1_000, durationMs: 4_000 }
const post = {
  title: 'Tomatoes',
  files: [video],
  settings: { privacyStatus: 'public', madeForKids: 'no', category: '22', tags: '' },
}

test.each([
  ['a video', {}, []],
  ['a video and its thumbnail', { files: [video, picture] }, []],
  ['a picture only', { files: [picture] }, ['video_missing']],
  ['words only', { files: [], text: 'Words' }, ['video_missing']],
  ['two videos', { files: [video, video] }, ['too_many_videos']],
  ['two thumbnails', { files: [video, picture, picture] }, ['too_many_images']],
  ['no title', { title: '' }, ['title_missing']],
  ['a title at its limit', { title: 't'.repeat(100) }, []],
  ['a title beyond it', { title: 't'.repeat(101) }, ['title_too_long']],
  ['an angle bracket in its title', { title: 'a < b' }, ['title_characters']],
  ['a text at its limit', { text: 't'.repeat(5_000) }, []],
  ['a text of more bytes', { text: 'ä'.repeat(2_501) }, ['text_too_heavy']],
])('a post with %s', (_name, said, problems) => {
  expect(problemsOf('youtube', { ...post, ...said })).toEqual(problems)
})

test('a post that does not say whether it is made for children is refused before it is planned', () => {
  const settings = { ...post.settings, madeForKids: '' }
  expect(problemsOf('youtube', { ...post, settings })).toEqual(['setting_missing'])
})
