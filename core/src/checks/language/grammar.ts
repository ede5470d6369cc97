import { ownValue } from '../../own-value.ts'
import type { Check, Found } from '../check.ts'
import { coverOf } from '../text/cover-of.ts'
import { inCaseOf } from '../text/find-terms.ts'
import { withoutOverlaps } from '../text/without-overlaps.ts'
import { ENGLISH_SLIPS } from './english-slips.ts'
import type { KnownLanguage, TextAnalysis } from '../text/text-analysis.ts'
import { FRENCH_SLIPS } from './french-slips.ts'
import { GERMAN_SLIPS } from './german-slips.ts'
import { SLIP_CEILING } from './misspellings.ts'
import { keepProofs, type Proof } from './proof.ts'
import { ANY_LANGUAGE_SLIPS, type Slip } from './slip.ts'
import { SPANISH_SLIPS } from './spanish-slips.ts'

const SLIPS: Readonly<Record<KnownLanguage, readonly Slip[]>> = {
  en: ENGLISH_SLIPS,
  de: GERMAN_SLIPS,
  es: SPANISH_SLIPS,
  fr: FRENCH_SLIPS,
}

/** Words taken for others that sound alike, and other slips that are wrong in any sentence. */
export const grammar: Check = {
  id: 'grammar',
  version: 2,
  source: 'craft',
  weight: 8,
  run({ proofs }, analysis) {
    const { words, language } = analysis
    if (words.length === 0) return null
    const own = (language && ownValue(SLIPS, language)) ?? []
    const text = analysis.text.replaceAll('’', "'")
    const findCover = coverOf(analysis)
    const found = [...own, ...ANY_LANGUAGE_SLIPS].flatMap((slip) => findSlips(analysis.text, text, slip))
    const uncovered = found.filter(({ place }) => place?.kind !== 'text' || !findCover(place))
    return withoutOverlaps([...uncovered, ...proofsOf(proofs, analysis)])
  },
}

function proofsOf(proofs: readonly Proof[], analysis: TextAnalysis): Found[] {
  return keepProofs(proofs, analysis, []).flatMap(({ kind, from, to, evidence, instead: [first] }) => {
    if (kind !== 'grammar') return []
    const common = { place: { kind: 'text', from, to }, evidence, loss: 0.34, ceiling: SLIP_CEILING } as const
    if (first === undefined) return [{ ...common, reason: 'wrong', values: { words: evidence } }]
    const fix = { kind: 'text', from, to, text: first } as const
    return [{ ...common, reason: 'replace', values: { words: evidence, instead: first }, fix }]
  })
}

/** Slips of one pattern in a text with straight apostrophes, shown as they stand in the original. */
function findSlips(text: string, plain: string, { pattern, instead }: Slip): Found[] {
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length]
    const evidence = text.slice(from, to)
    const place = { kind: 'text', from, to } as const
    const common = { place, evidence, loss: 0.34, ceiling: SLIP_CEILING }
    if (instead === null) return [{ ...common, reason: 'wrong', values: { words: evidence } }]
    const right = typeof instead === 'string' ? instead : instead(match)
    if (right === null) return []
    const shown = /^\p{Lu}\p{Ll}/u.test(evidence) ? inCaseOf(evidence, right) : right
    const fix = { kind: 'text', from, to, text: shown } as const
    return [{ ...common, reason: 'replace', values: { words: evidence, instead: shown }, fix }]
  })
}
