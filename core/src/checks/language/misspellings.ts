import { ownValue } from '../../own-value.ts'
import type { BrandRules } from '../brand/brand-rules.ts'
import type { Check, Found } from '../check.ts'
import { inCaseOf } from '../text/find-terms.ts'
import {
  ENGLISH_MISSPELLINGS,
  FRENCH_MISSPELLINGS,
  GERMAN_MISSPELLINGS,
  SPANISH_MISSPELLINGS,
} from './misspelling-lists.ts'
import type { KnownLanguage, TextRange } from '../text/text-analysis.ts'
import { withoutOverlaps } from '../text/text-ranges.ts'
import { spellingProofs } from './proof.ts'

/** Score ceiling per finding: a text with three of them is not ready to publish. */
export const LANGUAGE_SCORE_CEILING = 0.92

const WORDS: Readonly<Record<KnownLanguage, ReadonlyMap<string, string>>> = {
  en: mapOf(ENGLISH_MISSPELLINGS),
  de: mapOf(GERMAN_MISSPELLINGS),
  es: mapOf(SPANISH_MISSPELLINGS),
  fr: mapOf(FRENCH_MISSPELLINGS),
}

/**
 * Finds known misspellings, and lowercase words missing from a dictionary that are close to another word. Capitalised words may be names, so they are
 * compared only with the known misspellings.
 */
export const misspellings: Check = {
  id: 'misspellings',
  version: 2,
  source: 'craft',
  weight: 8,
  run({ proofs, habits, brand }, analysis) {
    const { words, language } = analysis
    const listed = language && ownValue(WORDS, language)
    if (!listed) return null
    const slips = words.flatMap(({ from, to, text, lower }) => {
      const right = listed.get(lower)
      return right === undefined || habits.words.includes(lower)
        ? []
        : [findingOf({ from, to }, text, inCaseOf(text, right))]
    })
    const known = [...habits.words, ...wordsOfBrand(brand)]
    const read = spellingProofs(proofs, analysis, known).flatMap(({ from, to, evidence, instead: [first] }) =>
      first === undefined ? [] : [findingOf({ from, to }, evidence, first)],
    )
    return withoutOverlaps([...slips, ...read])
  },
}

function findingOf(place: TextRange, word: string, instead: string): Found {
  return {
    reason: 'replace',
    place: { kind: 'text', ...place },
    evidence: word,
    values: { word, instead },
    fix: { kind: 'text', ...place, text: instead },
    loss: 0.34,
    ceiling: LANGUAGE_SCORE_CEILING,
  }
}

/** Returns the brand's terms, required words and replacements, which are never reported as misspellings. */
function wordsOfBrand(brand: BrandRules | null): readonly string[] {
  if (!brand) return []
  return [...brand.terms, ...brand.required, ...brand.preferred.map(({ replacement }) => replacement)]
}

function mapOf(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(',').map((pair) => {
      const at = pair.indexOf(' ')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}
