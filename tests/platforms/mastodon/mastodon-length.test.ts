import { MASTODON_CONTRACT } from '@postwright/core/platforms/mastodon/contract'
import { countText } from '@postwright/core/publishing/count-text'
import { expect, test } from 'vitest'
import { statusLength } from '../../fakes/mastodon/status-length.ts'
import { problemsOf } from '../support/problems-of.ts'

test.each([
  ['a link with its scheme', `See https://example.com/${'a'.repeat(80)}`, '', 27],
  ['a link without a scheme, as long as it is', 'See example.com/abcdefghij', '', 26],
  ['a mention of another server, by its name', 'Hello @ada@mastodon.example and @bob', '', 19],
  ['a content warning with the text', 'The end', 'Spoilers', 15],
])('counts %s, like the servers', (_name, text, warning, length) => {
  expect(countText(MASTODON_CONTRACT, text, { warning }).used).toBe(length)
  expect(statusLength(text, warning)).toBe(length)
})

test('a text at the limit is too long with a content warning', () => {
  const text = 'a'.repeat(500)
  expect(problemsOf('mastodon', { text })).toEqual([])
  expect(problemsOf('mastodon', { text, settings: { warning: 'x' } })).toEqual(['text_too_long'])
})
