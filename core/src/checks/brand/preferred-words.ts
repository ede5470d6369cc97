import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import { wordFormsOf } from '../text/word-forms.ts'

/** Finds words for which the brand prefers another. */
export const preferredWords: Check = {
  id: 'preferredWords',
  version: 3,
  source: 'brand',
  weight: 5,
  run({ brand }, text) {
    if (!brand || brand.preferred.length === 0) return null
    const terms = brand.preferred.map(({ word, replacement }) => ({ term: word, instead: replacement }))
    return findListed(text, terms, { loss: 0.5, forms: wordFormsOf(text.language) })
  },
}
