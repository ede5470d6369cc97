import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import { INCLUSIVE_WORDS } from './inclusive-words.ts'

/** Words that leave people out. */
export const inclusive: Check = {
  id: 'inclusive',
  version: 2,
  source: 'accessibility',
  weight: 6,
  run: (_draft, text) => (text.isEnglish ? findListed(text, INCLUSIVE_WORDS, 0.5) : null),
}
