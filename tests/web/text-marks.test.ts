import fc from 'fast-check'
import type { Finding } from '@postwright/core/checks/check'
import { draftOfText } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { expect, it } from 'vitest'
import { findingAt } from '@/checks/text-findings.ts'
import { textMarks } from '@/checks/marked-text.tsx'

const MADE: Finding = {
  check: 'filler',
  source: 'craft',
  place: null,
  evidence: '',
  reason: 'filler',
  values: {},
  fix: null,
  isSafe: false,
  loss: 1,
  ceiling: 1,
}

const foundAt = (from: number, to: number, fields: Partial<Finding> = {}): Finding => ({
  ...MADE,
  place: { kind: 'text', from, to },
  ...fields,
})
const shownIn = (text: string, findings: readonly Finding[], current: Finding | null = null) =>
  textMarks(text, findings, current).flatMap(({ text: words, finding }) => (finding ? [[words, finding]] : []))

it('marks the shortest of findings of one source that overlap, and leaves the text as it is', () => {
  const text = 'This is really very good news for all of the users, and we really want you to read it now!!!'
  const marks = textMarks(text, runChecks(draftOfText(text)).findings)
  expect(marks.map((mark) => mark.text).join('')).toBe(text)
  expect(marks.filter(({ finding }) => finding).map((mark) => mark.text)).toEqual(['really', 'very', 'really', '!!!'])
})

it('leaves out what was found beyond the end of the text', () => {
  const { findings } = runChecks(draftOfText('A text with really good news.'))
  expect(textMarks('A text', findings)).toEqual([{ from: 0, text: 'A text', finding: null }])
})

it('shows one finding on a word: brand, access, channel, language, style and persona, in this order', () => {
  const text = 'We utilize it.'
  const [brand, access, channel, language, style, persona] = [
    foundAt(3, 10, { source: 'brand', check: 'bannedWords' }),
    foundAt(3, 8, { source: 'accessibility', check: 'inclusive' }),
    foundAt(5, 14, { source: 'channel', check: 'fold' }),
    foundAt(0, 10, { check: 'misspellings' }),
    foundAt(3, 10, { check: 'jargon' }),
    foundAt(3, 5, { source: 'persona', check: 'avoidedWords' }),
  ]
  let left = [persona, style, language, channel, access, brand]
  for (const expected of [brand, access, channel, language, style, persona]) {
    const shown = shownIn(text, left)
    expect(shown.map(([, finding]) => finding)).toEqual([expected])
    left = left.filter((each) => each !== expected)
  }
})

it('fixes by its key the finding that is marked on the word', () => {
  const fix = { kind: 'text', from: 3, to: 10, text: 'use' } as const
  const style = foundAt(3, 10, { check: 'jargon', fix })
  const brand = foundAt(3, 10, { source: 'brand', check: 'bannedWords', fix: { ...fix, text: 'apply' } })
  expect(findingAt([style, brand], 'We utilize it.', 5)).toBe(brand)
})

it('marks the first words of a long finding, and the words behind them have findings of their own', () => {
  const text = 'One sentence that goes on and on, and really does not stop before the very end of the line.'
  const long = foundAt(0, text.length, { check: 'sentenceLength' })
  const short = foundAt(text.indexOf('really'), text.indexOf('really') + 6)
  expect(shownIn(text, [long, short])).toEqual([
    ['One sentence that', long],
    ['really', short],
  ])
})

it('shows the finding that is looked at, whatever else is about its words', () => {
  const brand = foundAt(3, 10, { source: 'brand' })
  const style = foundAt(0, 10)
  expect(shownIn('We utilize it.', [brand, style], style)).toEqual([['We utilize', style]])
})

it('cuts any text at any findings without losing a letter, and gives no word two of them', () => {
  const finding = fc.record({
    from: fc.nat(90),
    length: fc.nat(120),
    source: fc.constantFrom(...(['channel', 'brand', 'persona', 'craft', 'accessibility'] as const)),
  })
  fc.assert(
    fc.property(fc.string({ maxLength: 90, unit: 'grapheme' }), fc.array(finding, { maxLength: 12 }), (text, found) => {
      // Checks name whole characters, never one half of a surrogate pair.
      const whole = (at: number) => (/^[\uDC00-\uDFFF]/.test(text.slice(at)) ? at + 1 : at)
      const findings = found.map(({ from, length, source }) => foundAt(whole(from), whole(from + length), { source }))
      const marks = textMarks(text, findings)
      expect(marks.map((mark) => mark.text).join('')).toBe(text)
      expect(marks.every((mark) => mark.text !== '' && text.startsWith(mark.text, mark.from))).toBe(true)
      for (const word of text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
        const end = word.index + word[0].length
        const over = marks.filter(
          (mark) => mark.finding && mark.from < end && mark.from + mark.text.length > word.index,
        )
        expect(over.length).toBeLessThanOrEqual(1)
      }
    }),
  )
})
