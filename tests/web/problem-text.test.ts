import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import type { ContentProblem } from '@postwright/core/publishing/content-problem'
import { problemText } from '@/posts/content/problem-text.ts'

/** Names the sentence and its values. */
const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`) as unknown as TFunction

it.each<[ContentProblem, string, object]>([
  [
    { code: 'video_length', mediaId: 'm1', duration: 1, min: 3_000, max: 140_000 },
    'video_length',
    { min: '3 seconds', max: '140 seconds' },
  ],
  [{ code: 'poll_duration', min: 300_000, max: 604_800_000 }, 'poll_duration', { min: '5 minutes', max: '7 days' }],
  [{ code: 'setting_with_files', key: 'link', max: 0 }, 'setting_without_files', { count: 0 }],
  [{ code: 'setting_with_files', key: 'link', max: 1 }, 'setting_with_files', { count: 1 }],
])('%j is told with its limits exactly', (problem, key, values) => {
  const [name, told] = problemText(t, problem, 'bluesky').split(/ (.*)/s)
  expect(name).toBe(`studio:problem.${key}`)
  expect(JSON.parse(told ?? '')).toMatchObject(values)
})
