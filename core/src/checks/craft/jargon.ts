import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import { JARGON_WORDS } from './jargon-words.ts'

/** Words that sound of offices and say little. */
export const jargon: Check = {
  id: 'jargon',
  version: 1,
  source: 'craft',
  weight: 6,
  run: (_draft, text) => (text.isEnglish ? findListed(text, JARGON_WORDS, { isSafe: true, loss: 0.34 }) : null),
}
