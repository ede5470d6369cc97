import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import { INCLUSIVE_WORDS } from './inclusive-words.ts'

/** Who is left out does not read on. */
const CEILING = 0.88

/** Words that leave people out. */
export const inclusive: Check = {
  id: 'inclusive',
  version: 3,
  source: 'accessibility',
  weight: 6,
  run: (_draft, text) => (text.isEnglish ? findListed(text, INCLUSIVE_WORDS, { loss: 0.5, ceiling: CEILING }) : null),
}
