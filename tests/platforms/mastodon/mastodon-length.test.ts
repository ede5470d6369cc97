import { MASTODON_CONTRACT } from '@postwright/core/platforms/mastodon/contract'
import { countText } from '@postwright/core/publishing/count-text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statusLength } from '../../fakes/mastodon/status-length.ts'
import { processorTime } from '../../support/processor-time.ts'
import { problemsOf } from '../support/problems-of.ts'

const count = (text: string, warning = '') => countText(MASTODON_CONTRACT, text, { warning }).used

test.each([
  ['a link with its scheme', `See https://example.com/${'a'.repeat(80)}`, '', 27],
  ['a link without a scheme, as long as it is', 'See example.com/abcdefghij', '', 26],
  ['a link of another scheme that servers know', 'gemini://example.com/a/very/long/way/to/go', '', 23],
  ['a link whose host has no known ending, as long as it is', 'http://localhost/way', '', 20],
  ['a link within a link once', 'https://example.com/?to=https://example.org/a', '', 23],
  ['a link after a letter, as long as it is', 'xhttps://example.com', '', 20],
  ['a link with letters of another script', 'https://例え.jp/道?問=答え', '', 23],
  ['a link before a full stop and in brackets', '(https://example.com/a_(b)).', '', 26],
  ['a mention of another server, by its name', 'Hello @ada@mastodon.example and @bob', '', 19],
  ['a mention with an upper-case host', '@Ada@MASTODON.Example', '', 4],
  ['a mention with an international host', '@ada@münchen.example', '', 4],
  ['a mention with a host of one label', '@ada@localhost', '', 4],
  ['a mention with a port, which is text', '@ada@social.example:3000', '', 9],
  ['a mention before a full stop, which is text', 'To @ada@social.example.', '', 8],
  ['a mention with dots and dashes in its name', '@ada.b-c@social.example', '', 8],
  ['an address of mail, as long as it is', 'ada@social.example', '', 18],
  ['a mention after a slash, as long as it is', 'x/@ada@social.example', '', 21],
  ['a mention with a second at sign behind it, as long as it is', '@ada@social.example@x', '', 21],
  ['the mention within a link as part of it', 'https://social.org/@ada@other.org', '', 23],
  ['a content warning with the text', 'The end', 'Spoilers', 15],
  [
    'links and mentions in a content warning, as long as they are',
    'x',
    'https://example.com/abcdefgh @a@b.example',
    42,
  ],
])('counts %s, like the servers', (_name, text, warning, length) => {
  expect(count(text, warning)).toBe(length)
  expect(statusLength(text, warning)).toBe(length)
})

describe('whatever is put together', () => {
  const NAMES = '@ada @Ada_1 @a.b @a-b- @ada. ＠ada @ @@ada =@ada /@ada é@ada'.split(' ')
  const HOSTS = (
    '@mastodon.example @MASTODON.EXAMPLE @münchen.de @xn--mnchen-3ya.de @例え.jp @localhost @localhost:3000 @social.example:443 ' +
    '@social.example. @-bad.example @bad-.example @a..b @1.2.3.4 @[::1] @ @a@b @social.example/path @social.exampleé'
  ).split(' ')
  const LINKS = (
    'https://example.com HTTPS://EXAMPLE.COM http://example.com:8080/a_(b)_c https://example.com/path?query=1&b=2#end example.com ' +
    'https://t.co/abc123?x=é https://t.co/abc/def https://münchen.de/straße https://example.com/日本_(語) https://localhost/x ' +
    'https://example.notatld gopher://example.org/x ipfs://example.com mailto:a@example.com https://example.com/@ada@b.org ' +
    'https://example.com/?q=1。続き https://example.com/a. https://example.com/a, https://example.com?a=b! https:// ://x ' +
    'https://example.com/a(b(c)d)e https://example.com/((( https://example.com/「a」 https://ex_ample.com/a https://a.b.c.com'
  ).split(' ')
  const OTHER = [
    '日本',
    'é',
    'e\u0301',
    '👨‍👩‍👧‍👦',
    '🇩🇪',
    '\u3000',
    '\u00a0',
    '\n',
    '\r\n',
    '\u200d',
    '\u{1d49c}',
    '.',
    ',',
    ')',
    '(',
    '/',
    ':',
    '=',
    '@',
    '#',
    '-',
  ]

  const piece = fc.oneof(
    fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...HOSTS)).map(([name, host]) => name + host),
    fc.constantFrom(...LINKS),
    fc.constantFrom(...OTHER),
    fc.constantFrom(' ', ' ', ' '),
    fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
    fc.string({ unit: 'binary', maxLength: 2 }),
  )

  test('is counted as the servers do', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.array(piece, { maxLength: 2 }), (pieces, before) => {
        const [text, warning] = [pieces.join(''), before.join('')]
        expect(count(text, warning)).toBe(statusLength(text, warning))
      }),
      { numRuns: 1_500, seed: 20261129 },
    )
  })
})

test.each([
  '@a'.repeat(5_000),
  `@${'a.'.repeat(5_000)}`,
  `@a@${'b-'.repeat(5_000)}`,
  `https://${'a.'.repeat(5_000)}`,
  'https://a.com/'.repeat(700),
  `https://a.com/${'('.repeat(10_000)}`,
  `https://a.com/${'!'.repeat(10_000)}`,
  `https://a.com/${'(a'.repeat(5_000)}`,
  `://${'a-'.repeat(5_000)}`,
])('a text is counted in proportion to its length: %.20s…', async (text) => {
  count('https://a.com')
  expect(await processorTime(() => count(text))).toBeLessThan(1_000)
})

test('a text at the limit is too long with a content warning', () => {
  const text = 'a'.repeat(500)
  expect(problemsOf('mastodon', { text })).toEqual([])
  expect(problemsOf('mastodon', { text, settings: { warning: 'x' } })).toEqual(['text_too_long'])
})
