import { type Facet, findFacets } from '@postwright/core/text/facets'
import { utf8Length } from '@postwright/core/text/text-lengths'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../support/processor-time.ts'

/** Each facet as what it covers and what it means. */
function read(text: string): string[] {
  const bytes = Buffer.from(text, 'utf8')
  return findFacets(text).map((facet) => {
    const shown = bytes.subarray(facet.byteStart, facet.byteEnd).toString('utf8')
    return `${shown} → ${meaning(facet)}`
  })
}

function meaning(facet: Facet): string {
  if (facet.kind === 'link') return facet.uri
  return facet.kind === 'mention' ? `@${facet.handle}` : `#${facet.tag}`
}

describe('links', () => {
  test.each([
    ['see https://example.com', ['https://example.com → https://example.com']],
    ['see https://example.com.', ['https://example.com → https://example.com']],
    ['see https://example.com/a?b=c#d!', ['https://example.com/a?b=c#d → https://example.com/a?b=c#d']],
    ['(https://example.com/a)', ['https://example.com/a → https://example.com/a']],
    [
      'https://en.wikipedia.org/wiki/Ada_(name)',
      ['https://en.wikipedia.org/wiki/Ada_(name) → https://en.wikipedia.org/wiki/Ada_(name)'],
    ],
    ['example.com/path', ['example.com/path → https://example.com/path']],
    ['bücher.de ist gut', ['bücher.de → https://bücher.de']],
    ['read report.pdf now', []],
    ['e.g. nothing here', []],
    ['mail me@example.com', []],
    ['https://', []],
    ['xhttps://example.com', []],
    ['javascript:alert(1)', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('mentions', () => {
  test.each([
    ['hi @Ada.bsky.social!', ['@Ada.bsky.social → @ada.bsky.social']],
    ['(@ada.test)', ['@ada.test → @ada.test']],
    ['@ada', []],
    ['mail ada@bsky.social', []],
    ['@ada.test, @bob.test', ['@ada.test → @ada.test', '@bob.test → @bob.test']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('tags', () => {
  test.each([
    ['#hello', ['#hello → #hello']],
    ['#Äpfel und ＃日本', ['#Äpfel → #Äpfel', '＃日本 → #日本']],
    ['#1 of #2024goals', ['#2024goals → #2024goals']],
    ['#tag.', ['#tag → #tag']],
    ['a#b', []],
    ['#', []],
    [`#${'a'.repeat(65)}`, []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('offsets', () => {
  test('count UTF-8 bytes, so that emoji and accents before a facet move it', () => {
    const text = '👩‍👩‍👧‍👦 é #tag'
    expect(findFacets(text)).toEqual([{ kind: 'tag', tag: 'tag', byteStart: 29, byteEnd: 33 }])
    expect(utf8Length('👩‍👩‍👧‍👦 é ')).toBe(29)
  })

  test('always cover whole characters, in order and without overlap, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https://a.de/x',
        '@ada.test',
        '#tag',
        '#日本',
        'example.com',
        '(',
        ')',
        ' ',
        '.',
        '👋🏽',
        'é',
        '\n',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        const bytes = Buffer.from(text, 'utf8')
        let last = 0
        for (const { byteStart, byteEnd } of findFacets(text)) {
          expect(byteStart).toBeGreaterThanOrEqual(last)
          expect(byteEnd).toBeGreaterThan(byteStart)
          expect(bytes.subarray(byteStart, byteEnd).toString('utf8')).not.toContain('�')
          last = byteEnd
        }
        expect(last).toBeLessThanOrEqual(bytes.length)
      }),
      { seed: 20261120, numRuns: 400 },
    )
  })

  test.each(['a.', '_', '@a.', '(', 'a-'])(
    'thirty times as much of a hostile text ("%s…") takes about as much longer',
    async (part) => {
      const text = (length: number) => `#${part.repeat(length / part.length)}`
      const [short, long] = [text(6000), text(180_000)]
      findFacets(long)
      // A search that begins anew at every letter would take 900 times as long.
      const [much, little] = [await shortest(() => findFacets(long)), await shortest(() => findFacets(short))]
      expect(much / little).toBeLessThan(300)
    },
  )
})

/** Processor time of the fastest of 15 runs. */
async function shortest(run: () => unknown): Promise<number> {
  const times: number[] = []
  while (times.length < 15) times.push(await processorTime(run))
  return Math.min(...times)
}

test('a link is cut off before what closes its sentence in time in proportion to the text', async () => {
  expect(await processorTime(() => findFacets(`https://example.com/${'.'.repeat(100_000)}x`))).toBeLessThan(500)
})
