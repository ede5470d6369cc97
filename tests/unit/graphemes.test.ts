import { countGraphemes, utf8Length } from '@postwright/core/text/text-lengths'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('characters as people count them', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['👍🏽', 1],
    ['👩‍👩‍👧‍👦', 1],
    ['🇩🇪🇫🇷', 2],
    ['한국어', 3],
    ['नमस्ते', 3],
    ['\r\n', 1],
    ['❤️', 1],
  ])('%j has %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count)
  })

  test('are those of the platform for plain texts too, which are counted without its rules', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    const texts = [fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme', maxLength: 8 })]
    fc.assert(
      fc.property(fc.oneof(...texts), (text) => {
        expect(countGraphemes(text)).toBe([...segmenter.segment(text)].length)
      }),
      { seed: 20261121, numRuns: 300 },
    )
  })
})

describe('bytes as networks count them', () => {
  test('are what the text takes in UTF-8, lone surrogates included', () => {
    expect(utf8Length('aé€👋')).toBe(1 + 2 + 3 + 4)
    expect(utf8Length('\ud83d')).toBe(Buffer.from('\ud83d', 'utf8').length)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => utf8Length(text) === Buffer.from(text, 'utf8').length),
      { seed: 20261120, numRuns: 300 },
    )
  })
})
