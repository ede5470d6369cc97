import { joinTexts } from '@postwright/core/text/join-texts'
import { splitText } from '@postwright/core/text/split-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const upTo = (max: number) => (text: string) => text.length <= max

describe('a text that is too long for one post is cut', () => {
  it.each([
    ['nowhere when it fits', 'One. Two.', 20, ['One. Two.']],
    [
      'after a sentence',
      'We made this. It took weeks. Then we sat.',
      28,
      ['We made this. It took weeks.', 'Then we sat.'],
    ],
    [
      'not inside a sentence that fits by itself',
      'Hi. This one is long but fits.',
      28,
      ['Hi.', 'This one is long but fits.'],
    ],
    [
      'after a clause when the sentence fits nowhere',
      'We took oak, walnut and ash, for three weeks',
      30,
      ['We took oak, walnut and ash,', 'for three weeks'],
    ],
    ['after a word when there is no clause', 'one two three four five six', 14, ['one two three', 'four five six']],
    [
      'at a paragraph rather than a later sentence',
      'First. Second.\n\nThird. Fourth is longer.',
      24,
      ['First. Second.', 'Third. Fourth is longer.'],
    ],
    [
      'not after a short form, an initial or a number',
      'Ask Dr. J. Smith about 3.5 mm. Now.',
      31,
      ['Ask Dr. J. Smith about 3.5 mm.', 'Now.'],
    ],
    [
      'after a sentence without white space behind it',
      'これは一つ目。これは二つ目。',
      8,
      ['これは一つ目。', 'これは二つ目。'],
    ],
    ['inside a word that fits nowhere', 'aaaaaaaaaa', 4, ['aaaa', 'aaaa', 'aa']],
  ])('%s', (_, text, max, pieces) => {
    expect(splitText(text, upTo(max))).toEqual(pieces)
  })

  it('never inside an emoji, a link, or before the sign of a mention', () => {
    expect(splitText('👩‍👩‍👧👩‍👩‍👧', upTo(10))).toEqual(['👩‍👩‍👧', '👩‍👩‍👧'])
    expect(splitText('See https://example.com/a', upTo(12))).toBeNull()
    expect(splitText('aaaa@bbbb', upTo(4))).toEqual(['aaa', 'a@bb', 'bb'])
  })

  it('not at all when it makes too many pieces', () => {
    expect(splitText('one two three', upTo(5), 2)).toBeNull()
    expect(splitText('one two three', upTo(5), 3)).toEqual(['one', 'two', 'three'])
  })

  it('without losing or changing anything but white space', () => {
    const words = fc.array(fc.constantFrom('a', 'Ja.', 'oak,', '日本。', 'é\n\n', '👩‍👩‍👧', '(x)', '#tag', '\n'), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(words, fc.integer({ min: 12, max: 40 }), (found, max) => {
        const text = found.join(' ')
        const pieces = splitText(text, upTo(max)) ?? []
        expect(pieces.every((piece) => piece.length <= max)).toBe(true)
        expect(pieces.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      }),
      { numRuns: 300 },
    )
  })
})

it('joins texts by a blank line and leaves out those without words', () => {
  expect(joinTexts(['One. ', ' ', '\nTwo.'])).toBe('One.\n\nTwo.')
})
