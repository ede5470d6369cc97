import type { Check } from '../check.ts'
import { findTerms } from '../text/find-terms.ts'

const WORDS_MIN = 20

/** Checks that a text has a word that the readers use themselves. */
export const ownWords: Check = {
  id: 'ownWords',
  version: 2,
  source: 'persona',
  weight: 4,
  run({ persona }, text) {
    if (!persona || persona.uses.length === 0 || text.words.length < WORDS_MIN) return null
    const terms = persona.uses.map((term) => ({ term, instead: null }))
    return findTerms(text, terms).length > 0
      ? []
      : [{ reason: 'missing', values: { name: persona.name, words: persona.uses.slice(0, 5).join(', ') } }]
  },
}
