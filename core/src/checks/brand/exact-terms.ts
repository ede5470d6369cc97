import type { Check } from '../check.ts'
import { findTerms } from '../text/find-terms.ts'

/** Finds names whose capitalisation differs from the brand's. */
export const exactTerms: Check = {
  id: 'exactTerms',
  version: 3,
  source: 'brand',
  weight: 4,
  run({ brand }, text) {
    if (!brand || brand.terms.length === 0) return null
    return findTerms(
      text,
      brand.terms.map((term) => ({ term: term.toLowerCase(), instead: null })),
    ).flatMap(({ from, to, term, shown }) => {
      const exact = brand.terms.find((each) => each.toLowerCase() === term)
      if (exact === undefined || isSameName(exact, shown)) return []
      return [
        {
          reason: 'capitals',
          place: { kind: 'text', from, to },
          evidence: shown,
          values: { word: shown, instead: exact },
          fix: { kind: 'text', from, to, text: exact },
          loss: 0.5,
        },
      ]
    })
  },
}

/** Returns whether two spellings are the same name: curly and straight apostrophes, and composed and decomposed letters, count as equal. */
function isSameName(a: string, b: string): boolean {
  const plain = (name: string) => name.trim().normalize('NFC').replaceAll('’', "'").replaceAll(/\s+/g, ' ')
  return plain(a) === plain(b)
}
