import { readCaptions, writeCaptions, type Cue } from '@postwright/core/captions/caption-cues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const ONE: Cue[] = [{ from: 1_000, to: 2_500, text: 'Hello' }]

describe('reading captions', () => {
  it.each([
    ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHello'],
    [
      'WebVTT with hours, a name, a place on the screen and a title',
      'WEBVTT - Talk\n\nfirst\n00:00:01.000 --> 00:00:02.500 line:0\nHello',
    ],
    [
      'WebVTT with notes and looks',
      'WEBVTT\n\nNOTE by us\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.500\nHello',
    ],
    ['SubRip', '1\n00:00:01,000 --> 00:00:02,500\nHello'],
    ['a file of another system', '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\n\r\n'],
  ])('takes %s', (_name, file) => expect(readCaptions(file)).toEqual(ONE))

  it('keeps every line of a cue, and the cues in their order', () => {
    const file = 'WEBVTT\n\n00:01.000 --> 00:02.500\nHello\nthere\n\n01:00:00.000 --> 01:00:01.000\nBye'
    expect(readCaptions(file)).toEqual([
      { ...ONE[0], text: 'Hello\nthere' },
      { from: 3_600_000, to: 3_601_000, text: 'Bye' },
    ])
  })

  it.each([
    ['nothing', ''],
    ['words without times', 'Hello there'],
    ['a header without cues', 'WEBVTT\n\n'],
    ['a cue that ends before it begins', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHello'],
    ['a cue that lasts no time', 'WEBVTT\n\n00:02.000 --> 00:02.000\nHello'],
    ['times in the midst of words', 'WEBVTT\n\nHello\nthere\n00:01.000 --> 00:02.000'],
    ['two cues without an empty line between them', 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n00:02.000 --> 00:03.000\nB'],
    ['a page', '<!doctype html><p>00:01 --> 00:02'],
  ])('refuses %s', (_name, file) => expect(readCaptions(file)).toBeNull())
})

describe('writing captions', () => {
  it('writes WebVTT that is read as the same cues', () => {
    const words = fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.replaceAll(/\s+|-->/g, ' ').trim() || 'x')
    const cue = fc
      .record({ from: fc.nat(10_000_000), lasts: fc.integer({ min: 1, max: 100_000 }), text: words })
      .map(({ from, lasts, text }) => ({ from, to: from + lasts, text }))
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1, maxLength: 20 }), (cues) => {
        expect(readCaptions(writeCaptions(cues) ?? '')).toEqual(cues)
      }),
    )
  })

  it('gives up where the file would be larger than networks take', () => {
    const long = { from: 1_000, to: 2_500, text: 'ä'.repeat(100) }
    expect(writeCaptions(Array.from({ length: 50 }, () => long))).not.toBeNull()
    expect(writeCaptions(Array.from({ length: 100 }, () => long))).toBeNull()
  })
})
