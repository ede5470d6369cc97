import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'

/** Finds words that the readers of the persona dislike. */
export const avoidedWords: Check = {
  id: 'avoidedWords',
  version: 2,
  source: 'persona',
  weight: 6,
  run({ persona }, text) {
    if (!persona || persona.avoids.length === 0) return null
    return findListed(
      text,
      persona.avoids.map((term) => ({ term, instead: null })),
      { loss: 0.5 },
    )
  },
}
