import { ownValue } from '../../own-value.ts'
import type { Check } from '../check.ts'
import { inCaseOf } from '../text/find-terms.ts'
import { ENGLISH_MISSPELLINGS } from './english-misspellings.ts'
import type { KnownLanguage } from '../text/text-analysis.ts'
import { FRENCH_MISSPELLINGS } from './french-misspellings.ts'
import { GERMAN_MISSPELLINGS } from './german-misspellings.ts'
import { SPANISH_MISSPELLINGS } from './spanish-misspellings.ts'

/** A text with three of them is not sent out as it is. */
export const SLIP_CEILING = 0.92

const WORDS: Readonly<Record<KnownLanguage, ReadonlyMap<string, string>>> = {
  en: mapOf(ENGLISH_MISSPELLINGS),
  de: mapOf(GERMAN_MISSPELLINGS),
  es: mapOf(SPANISH_MISSPELLINGS),
  fr: mapOf(FRENCH_MISSPELLINGS),
}

/** Words that are known to be spelled wrongly; names and rare words are never judged. */
export const misspellings: Check = {
  id: 'misspellings',
  version: 1,
  source: 'craft',
  weight: 8,
  run(_draft, { words, language }) {
    const known = language && ownValue(WORDS, language)
    if (!known) return null
    return words.flatMap(({ from, to, text, lower }) => {
      const right = known.get(lower)
      if (right === undefined) return []
      const instead = inCaseOf(text, right)
      return [
        {
          reason: 'replace',
          place: { kind: 'text', from, to },
          evidence: text,
          values: { word: text, instead },
          fix: { kind: 'text', from, to, text: instead },
          loss: 0.34,
          ceiling: SLIP_CEILING,
        },
      ]
    })
  },
}

function mapOf(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(',').map((pair) => {
      const at = pair.indexOf(' ')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}
