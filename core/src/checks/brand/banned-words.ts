import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'

/** Words that the brand does not use. */
export const bannedWords: Check = {
  id: 'bannedWords',
  version: 2,
  source: 'brand',
  weight: 10,
  run({ brand }, text) {
    if (!brand || brand.banned.length === 0) return null
    const terms = brand.banned.map(({ word, replacement }) => ({
      term: word,
      instead: replacement === '' ? null : replacement,
    }))
    return findListed(text, terms, 1)
  },
}
