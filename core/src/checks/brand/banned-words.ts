import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import { wordFormsOf } from '../text/word-forms.ts'

/** Score ceiling: a draft with a banned word is not ready, even if everything else is right. */
const CEILING = 0.75

/** Finds words that the brand does not use. */
export const bannedWords: Check = {
  id: 'bannedWords',
  version: 4,
  source: 'brand',
  weight: 10,
  run({ brand }, text) {
    if (!brand || brand.banned.length === 0) return null
    const terms = brand.banned.map(({ word, replacement }) => ({
      term: word,
      instead: replacement === '' ? null : replacement,
    }))
    return findListed(text, terms, { loss: 1, ceiling: CEILING, forms: wordFormsOf(text.language) })
  },
}
