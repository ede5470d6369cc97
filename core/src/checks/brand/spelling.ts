import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import { AMBIGUOUS_US, SPELLING_PAIRS } from './spelling-pairs.ts'

/** Words in the other spelling of English than the brand's. */
export const spelling: Check = {
  id: 'spelling',
  version: 2,
  source: 'brand',
  weight: 4,
  run({ brand }, text) {
    if (!brand || brand.spelling === 'any' || !text.isEnglish) return null
    const terms =
      brand.spelling === 'us'
        ? SPELLING_PAIRS.map(([uk, us]) => ({ term: uk, instead: us }))
        : SPELLING_PAIRS.filter(([, us]) => !AMBIGUOUS_US.has(us)).map(([uk, us]) => ({ term: us, instead: uk }))
    return findListed(text, terms, { loss: 0.34 })
  },
}
