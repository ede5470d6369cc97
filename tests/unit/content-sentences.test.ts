import type { ContentProblem } from '@postwright/core/publishing/content-problem'
import { expect, test } from 'vitest'
import { contentSentence } from '../../functions/src/domain/posts/freeze-content.ts'
import words from '../../web/public/locales/en/api-server.json' with { type: 'json' }

const mediaId = 'm1'

/** Each problem, and the values that its sentence has to name. */
const PROBLEMS: [ContentProblem, ...(string | number)[]][] = [
  [{ code: 'empty' }],
  [{ code: 'text_too_long', count: 501, max: 500 }, 501, 500],
  [{ code: 'text_too_heavy', bytes: 3001, max: 3000 }, 3001, 3000],
  [{ code: 'too_many_hashtags', count: 31, max: 30 }, 31, 30],
  [{ code: 'too_many_mentions', count: 21, max: 20 }, 21, 20],
  [{ code: 'title_missing' }],
  [{ code: 'title_too_long', count: 101, max: 100 }, 101, 100],
  [{ code: 'title_characters', found: '<' }, '<'],
  [{ code: 'media_missing' }],
  [{ code: 'video_missing' }],
  [{ code: 'media_mixed' }],
  [{ code: 'media_kind', kind: 'audio' }, 'audio'],
  [{ code: 'too_many_files', count: 11, max: 10 }, 11, 10],
  [{ code: 'too_many_images', count: 5, max: 4 }, 5, 4],
  [{ code: 'too_many_videos', count: 2, max: 1 }, 2, 1],
  [{ code: 'too_many_documents', count: 3, max: 1 }, 3, 1],
  [{ code: 'image_type', mediaId, mime: 'image/webp' }],
  [{ code: 'image_shape', mediaId, min: 0.8, max: 1.91 }, 0.8, 1.91],
  [{ code: 'video_type', mediaId, mime: 'video/webm' }],
  [{ code: 'video_too_large', mediaId, bytes: 99_000_000, max: 50_000_000 }, '50 MB'],
  [{ code: 'video_length', mediaId, duration: 1000, min: 3000, max: 90_000 }, 3, '90 seconds'],
  [{ code: 'video_shape', mediaId, min: 0.5, max: 2 }, 0.5, 2],
  [{ code: 'document_too_large', mediaId, bytes: 200_000_000, max: 100_000_000 }, '100 MB'],
  [{ code: 'document_too_long', mediaId, pages: 301, max: 300 }, 301, 300],
  [{ code: 'alt_too_long', mediaId, count: 1501, max: 1500 }, 1501, 1500],
  [{ code: 'setting_missing', key: 'board' }],
  [{ code: 'setting_invalid', key: 'board' }, 'board'],
  [{ code: 'setting_with_files', key: 'board', max: 1 }, 'board', 1],
  [{ code: 'thread_not_taken' }],
  [{ code: 'thread_too_long', count: 26, max: 25 }, 26, 25],
  [{ code: 'comment_not_taken' }],
  [{ code: 'comment_too_long', count: 2201, max: 2200 }, 2201, 2200],
  [{ code: 'poll_not_taken' }],
  [{ code: 'poll_options', count: 5, max: 4 }, 4],
  [{ code: 'poll_option_too_long', max: 25 }, 25],
  [{ code: 'poll_duration', min: 300_000, max: 604_800_000 }, 300, '604800 seconds'],
  [{ code: 'poll_with_media' }],
]

test.each(PROBLEMS)('the sentence about %j names its values in their units', (problem, ...values) => {
  const sentence = contentSentence(problem)
  expect(sentence).toMatch(/^[A-Z][^{}]*\.$/)
  expect(sentence).not.toMatch(/ {2}|\( *\)/)
  for (const value of values) expect(sentence).toContain(String(value))
})

test('every sentence about content is the sentence of a problem', () => {
  const codes = PROBLEMS.map(([{ code }]) => code)
  expect(Object.keys(words.content).toSorted()).toEqual(codes.toSorted())
})
