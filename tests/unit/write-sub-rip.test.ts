import { captionsFor } from '@postwright/core/captions/captions-for'
import { readCaptions, writeCaptions, type Cue, writeSubRip, plainWords } from '@postwright/core/captions/caption-cues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const cue = (text: string): Cue => ({ from: 1_000, to: 2_500, text })

describe('the words of a cue of WebVTT', () => {
  it.each([
    ['<v Fred>Hi, <i>all</i> of <c.yellow.bg_blue>you</c></v>', 'Hi, all of you'],
    ['Never <00:00:01.500>drink <00:01.800>liquid', 'Never drink liquid'],
    ['<ruby>漢<rt>kan</rt></ruby>', '漢kan'],
    ['<font color="#ffffff">White</font>', 'White'],
    ['Tom &amp; Jerry &lt;3&nbsp;x', 'Tom & Jerry <3\u00A0x'],
    ['5 < 6 > 4, <three> & more', '5 < 6 > 4, <three> & more'],
    ['&amp;lt;', '&lt;'],
    ['One\n<i> </i>\nTwo', 'One\nTwo'],
  ])('%j are read as %j', (text, words) => expect(plainWords(text)).toBe(words))
})

describe('a SubRip file', () => {
  it('numbers its cues and parts milliseconds off with a comma', () => {
    const cues = [cue('Hello\nthere'), { from: 3_600_000, to: 3_661_007, text: 'Bye' }]
    expect(writeSubRip(cues)).toBe(
      '1\n00:00:01,000 --> 00:00:02,500\nHello\nthere\n\n2\n01:00:00,000 --> 01:01:01,007\nBye\n',
    )
  })

  it('leaves out cues without words, and arrows that would be read as times', () => {
    expect(writeSubRip([cue('<i></i>'), cue('a --&gt; b')])).toBe('1\n00:00:01,000 --> 00:00:02,500\na → b\n')
    expect(writeSubRip([cue('<i></i>')])).toBe('')
  })

  it('is read as the cues that it was written of', () => {
    const words = fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => plainWords(text.replaceAll(/\s+/g, ' ')) || 'x')
    const made = fc
      .record({ from: fc.nat(10_000_000), lasts: fc.integer({ min: 1, max: 100_000 }), text: words })
      .map(({ from, lasts, text }) => ({
        from,
        to: from + lasts,
        text: text.replaceAll(/-->|[<&]/g, ' ').trim() || 'x',
      }))
    fc.assert(
      fc.property(fc.array(made, { minLength: 1, maxLength: 20 }), (cues) => {
        expect(readCaptions(writeSubRip(cues))).toEqual(cues)
      }),
    )
  })
})

describe('what a network gets of the captions of a video', () => {
  const file = writeCaptions([cue('<i>Hello</i>')]) ?? ''
  const captions = ['en', 'de', 'fr'].map((language) => ({ language, file }))

  it('is the first languages, as they are stored where it takes WebVTT', () => {
    expect(captionsFor({ languages: 2, format: 'vtt' }, captions)).toEqual(captions.slice(0, 2))
    expect(captionsFor({ languages: null, format: 'vtt' }, captions)).toEqual(captions)
  })

  it('is SubRip where it takes that, without languages in which nothing is said', () => {
    const silent = { language: 'it', file: writeCaptions([cue('<i></i>')]) ?? '' }
    expect(captionsFor({ languages: 1, format: 'srt' }, [silent, ...captions])).toEqual([
      { language: 'en', file: '1\n00:00:01,000 --> 00:00:02,500\nHello\n' },
    ])
  })
})
