import type { Check } from '../check.ts'
import { findTerms } from '../text/find-terms.ts'
import { HYPE_WORDS } from './hype-words.ts'

/** One word of empty praise is a matter of taste; several of them bring a text below green. */
const CEILING = 0.87

/** Words that praise what they do not show. */
export const hype: Check = {
  id: 'hype',
  version: 1,
  source: 'craft',
  weight: 6,
  run(_draft, text) {
    if (text.words.length === 0) return null
    return findTerms(text, HYPE_WORDS).map(({ from, to, shown }) => ({
      reason: 'praise',
      place: { kind: 'text', from, to },
      evidence: shown,
      values: { word: shown },
      loss: 0.5,
      ceiling: CEILING,
    }))
  },
}
