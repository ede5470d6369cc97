import { weightedLength } from '@postwright/core/text/weighted-length'
import fc from 'fast-check'
import twitter from 'twitter-text'
import { describe, expect, it } from 'vitest'
import { processorTime } from '../support/processor-time.ts'

/** Length by the library that X itself publishes. */
const asXCounts = (text: string) => twitter.parseTweet(text).weightedLength

// NOTE the library knows the eye in a speech bubble only without its variation selectors, against X's own description.
const EMOJI = '👾 🙋🏽 👨‍🎤 👨‍👩‍👧‍👦 🏳️‍🌈 🏳‍🌈 ❤️ ❤ ☝🏽 ☺ ☺️ 1️⃣ 1⃣ #️⃣ 🇩🇪 🇩 🏴󠁧󠁢󠁥󠁮󠁧󠁿 © ©️ © ® ™ ⌚ 🚗‍🚗 🚗🏽 ‼ 😀️'.split(' ')
const LINKS = (
  'https://example.com http://example.com/a_(b)_c https://example.com/path?query=1&b=2#end example.com www.example.co.uk ' +
  'example.com/path. https://t.co/abc123 https://t.co/abc/def (https://example.org) https://münchen.de/x 日本example.com ' +
  'x@example.com @example.com #example.com $example.com -example.com ex_ample.com e_x.example.com example.com:8080/x ' +
  'https://example.notatld example.notatld https://localhost/x a.b.c.com example.com?x=1 https://example.com/тест ' +
  'https://xn--mnchen-3ya.de example.comé https://example.com/a(b(c)d)e https://example.com/@person/post ftp://example.com'
).split(' ')
const OTHER = [
  '日本語',
  '한국어',
  'ไทย',
  'é',
  'e\u0301',
  'a\u0323\u0302',
  '“quoted”',
  '–',
  '′',
  '\u200d',
  '\u200b',
  '\ufe0f',
  '\ud83d',
  '\n',
  'ẞ',
  'ﷺ',
]

const piece = fc.oneof(
  fc.constantFrom(...EMOJI),
  fc.constantFrom(...LINKS),
  fc.constantFrom(...OTHER),
  fc.constantFrom(' ', ' ', ' ', ',', '.', '/', ')', '!'),
  fc.string({ unit: 'binary', maxLength: 2 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
)

describe('weightedLength', () => {
  it.each([...EMOJI, ...LINKS, ...OTHER])('counts %j as X does', (text) => {
    expect(weightedLength(text)).toBe(asXCounts(text))
  })

  it('counts whatever is put together as X does', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('')
        expect(weightedLength(text)).toBe(asXCounts(text))
      }),
      { numRuns: 3_000, seed: 20261123 },
    )
  })

  it.each(['🐦‍🔥', '🙂‍↕️', '🧑‍🧑‍🧒', '🏃‍♀️‍➡️', '👨🏻‍❤️‍👨🏽', '🫱🏻‍🫲🏿', '🍋‍🟩', '⛓️‍💥'])(
    'counts %s as two, as X documents, though its library does not know it yet',
    (emoji) => {
      expect(weightedLength(emoji)).toBe(2)
      expect(asXCounts(emoji)).toBeGreaterThan(2)
    },
  )

  it('counts a link as 23 up to the length that X takes, and a longer one by its letters', () => {
    const link = (length: number) => `https://example.com/`.padEnd(length, 'a')
    for (const length of [4_087, 4_088, 4_089, 4_096, 5_000]) {
      expect(weightedLength(link(length))).toBe(asXCounts(link(length)))
    }
    expect(weightedLength(link(4_000))).toBe(23)
  })

  it('counts the longest post in half the characters when they are Chinese', () => {
    expect(weightedLength('漢'.repeat(140))).toBe(280)
  })

  it('takes time in proportion to the text', async () => {
    expect(await processorTime(() => weightedLength('a.'.repeat(5_000)))).toBeLessThan(1_000)
    expect(await processorTime(() => weightedLength('x'.repeat(10_000)))).toBeLessThan(1_000)
  })
})
