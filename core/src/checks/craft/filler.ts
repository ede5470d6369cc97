import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import { FILLER_WORDS } from './filler-words.ts'

/** Words that can go without anything missing. */
export const filler: Check = {
  id: 'filler',
  version: 1,
  source: 'craft',
  weight: 6,
  run: (_draft, text) => (text.isEnglish ? findListed(text, FILLER_WORDS, { isSafe: true, loss: 0.25 }) : null),
}
