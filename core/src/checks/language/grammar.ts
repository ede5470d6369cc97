import { ownValue } from '../../own-value.ts'
import type { Check, Found } from '../check.ts'
import { inCaseOf } from '../text/find-terms.ts'
import { withoutOverlaps } from '../text/text-ranges.ts'
import { ENGLISH_SLIPS } from './english-slips.ts'
import { type KnownLanguage, type TextRange, coverOf } from '../text/text-analysis.ts'
import { FRENCH_SLIPS } from './french-slips.ts'
import { GERMAN_SLIPS } from './german-slips.ts'
import { LANGUAGE_SCORE_CEILING } from './misspellings.ts'
import { grammarProofs } from './proof.ts'
import { ANY_LANGUAGE_SLIPS, type Slip } from './slip.ts'
import { SPANISH_SLIPS } from './spanish-slips.ts'

const SLIPS: Readonly<Record<KnownLanguage, readonly Slip[]>> = {
  en: ENGLISH_SLIPS,
  de: GERMAN_SLIPS,
  es: SPANISH_SLIPS,
  fr: FRENCH_SLIPS,
}

/** Finds confused words that sound alike, other phrases that are errors in any sentence, and the grammar findings of the proofreader. */
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
    const read = grammarProofs(proofs, analysis).map(({ from, to, evidence, instead: [first = null] }) =>
      slipFound({ from, to }, evidence, first),
    )
    return withoutOverlaps([...uncovered, ...read])
  },
}

/** Finds the slips of one pattern in a text with straight apostrophes, with the evidence from the original. */
function findSlips(text: string, plain: string, { pattern, instead }: Slip): Found[] {
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const [from, to] = [match.index, match.index + match[0].length]
    const evidence = text.slice(from, to)
    if (instead === null) return [slipFound({ from, to }, evidence, null)]
    const right = typeof instead === 'string' ? instead : instead(match)
    if (right === null) return []
    const shown = /^\p{Lu}\p{Ll}/u.test(evidence) ? inCaseOf(evidence, right) : right
    return [slipFound({ from, to }, evidence, shown)]
  })
}

/** @param instead the replacement: empty to remove the text, null if only a person can decide */
function slipFound(range: TextRange, evidence: string, instead: string | null): Found {
  const common = { place: { kind: 'text', ...range }, evidence, loss: 0.34, ceiling: LANGUAGE_SCORE_CEILING } as const
  const fix = instead === null ? null : ({ kind: 'text', ...range, text: instead } as const)
  return instead
    ? { ...common, reason: 'replace', values: { words: evidence, instead }, fix }
    : { ...common, reason: 'wrong', values: { words: evidence }, fix }
}
