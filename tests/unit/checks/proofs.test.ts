import { draftOfText, type CheckedDraft } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import type { Proof } from '@postwright/core/checks/language/proof'
import { NO_BRAND_RULES } from '@postwright/core/checks/brand/brand-rules'
import { describe, expect, it } from 'vitest'

const TEXT = 'The new shopp is open from the morning on, and all of you are welcome.'

function proofOf(text: string, word: string, instead: string[], kind: Proof['kind'] = 'spelling'): Proof {
  const from = text.indexOf(word)
  return { from, to: from + word.length, kind, evidence: word, instead }
}

const SHOPP = proofOf(TEXT, 'shopp', ['shop', 'shops'])
const foundIn = (text: string, given: Partial<CheckedDraft>) =>
  runChecks(draftOfText(text, given)).findings.filter(({ check }) => check === 'misspellings' || check === 'grammar')

describe('what a dictionary says of a text', () => {
  it('is a finding with the likeliest word as its fix, which is never applied unasked', () => {
    expect(foundIn(TEXT, { proofs: [SHOPP] })).toMatchObject([
      { check: 'misspellings', evidence: 'shopp', fix: { text: 'shop' }, isSafe: false },
    ])
  })

  it('is left out where the text has changed since it was read', () => {
    expect(foundIn(`Hello! ${TEXT}`, { proofs: [SHOPP] })).toEqual([])
  })

  it.each([
    ['a name', 'The new Shopp is open from the morning on.', 'Shopp', ['Shop']],
    ['a word that is nothing like another', 'The new gardyloo is open from the morning on.', 'gardyloo', ['Marylou']],
    ['a quoted word', 'They call it “shopp” and it is open from the morning on.', 'shopp', ['shop']],
    ['a hashtag', 'It is open from the morning on. #shopp', 'shopp', ['shop']],
    ['a link', 'It is open from the morning on, see https://shopp.example/', 'shopp', ['shop']],
    [
      'another case of the same letters',
      'The old parmesan is on the table from the morning on.',
      'parmesan',
      ['Parmesan'],
    ],
  ])('says nothing of %s', (_, text, word, instead) => {
    expect(foundIn(text, { proofs: [proofOf(text, word, instead)] })).toEqual([])
  })

  it('says nothing of a text in which many words are unknown: it is of another language or trade', () => {
    const text = 'the bygda and the fjorda of the vinda, where the soler is on all of the isarr'
    const proofs = ['bygda', 'fjorda', 'vinda', 'isarr'].map((word) => proofOf(text, word, [word.slice(0, -1)]))
    expect(foundIn(text, { proofs })).toEqual([])
    expect(foundIn(text, { proofs: proofs.slice(0, 3) })).toHaveLength(3)
  })

  it('says nothing of words of the person and of the brand', () => {
    const habits = { words: ['shopp'], ignored: [], strengths: {} }
    expect(foundIn(TEXT, { proofs: [SHOPP], habits })).toEqual([])
    const brand = { ...NO_BRAND_RULES, terms: ['shopp'] }
    expect(foundIn(TEXT, { proofs: [SHOPP], brand })).toEqual([])
  })

  it('says once what a list of known mistakes says, too', () => {
    const text = 'You will definately like the new shop, and so will they.'
    expect(foundIn(text, { proofs: [proofOf(text, 'definately', ['definitely'])] })).toHaveLength(1)
  })

  it('takes a word out where a grammar says so, and asks to read again where it has no better words', () => {
    const text = 'This is the the shop that you have been waiting for.'
    const [doubled] = foundIn(text, { proofs: [proofOf(text, 'the the', ['the'], 'grammar')] })
    expect(doubled).toMatchObject({ check: 'grammar', reason: 'replace', fix: { text: 'the' } })
    const [unclear] = foundIn(text, { proofs: [proofOf(text, 'have been', [], 'grammar')] })
    expect(unclear).toMatchObject({ reason: 'wrong', fix: null })
  })
})

describe('what a person has decided about checks', () => {
  const habitsOf = (habits: Partial<CheckedDraft['habits']>) => ({ words: [], ignored: [], strengths: {}, ...habits })
  const report = (given: Partial<CheckedDraft>) => runChecks(draftOfText(TEXT, { proofs: [SHOPP], ...given }))

  it('takes away what they ignore, and the points with it', () => {
    const ignored = [{ check: 'misspellings', evidence: 'shopp' }]
    expect(report({ habits: habitsOf({ ignored }) }).findings.map(({ check }) => check)).not.toContain('misspellings')
    expect(report({ habits: habitsOf({ ignored }) }).score).toBeGreaterThan(report({}).score ?? 0)
  })

  it('shows a hint without taking points for it, and runs no check that is off', () => {
    const hinted = report({ habits: habitsOf({ strengths: { misspellings: 'hint' } }) })
    expect(hinted.findings.map(({ check }) => check)).toContain('misspellings')
    expect(hinted.rows.find(({ check }) => check === 'misspellings')).toMatchObject({ points: expect.any(Number) })
    expect(hinted.score).toBeGreaterThan(report({}).score ?? 0)
    const off = report({ habits: habitsOf({ strengths: { misspellings: 'off' } }) })
    expect(off.rows.map(({ check }) => check)).not.toContain('misspellings')
  })

  it('changes nothing about the rules of a brand', () => {
    const brand = { ...NO_BRAND_RULES, banned: [{ word: 'shopp', replacement: 'shop' }] }
    const habits = habitsOf({
      ignored: [{ check: 'bannedWords', evidence: 'shopp' }],
      strengths: { bannedWords: 'off' },
    })
    expect(report({ brand, habits }).findings.map(({ check }) => check)).toContain('bannedWords')
  })
})
