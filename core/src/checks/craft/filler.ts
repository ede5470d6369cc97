import type { Check, Found } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import { FILLER_WORDS } from './filler-words.ts'

/** Before a filler these turn it into what is meant: “not really” is no “not”, and “the very first” is no longer one without it. */
const MEANT = /(?:\b(?:not|never|no|the|this|that)|n['’]t) +$/i
const STRESSED = /^(?:very|really|actually|quite|simply|totally|literally)$/i
/** Said to the reader only where it stands apart; elsewhere, as in “I want to be honest with you”, the sentence needs it. */
const APART = /^to be honest$/i

/** Words that can go without anything missing. */
export const filler: Check = {
  id: 'filler',
  version: 2,
  source: 'craft',
  weight: 6,
  run(_draft, text) {
    if (!text.isEnglish) return null
    const found = findListed(text, FILLER_WORDS, { loss: 0.25 })
    return found.filter((each) => canGo(text.text, each))
  },
}

function canGo(text: string, { evidence = '', place }: Found): boolean {
  if (place?.kind !== 'text') return true
  const before = text.slice(0, place.from)
  if (STRESSED.test(evidence)) return !MEANT.test(before)
  return !APART.test(evidence) || /(?:^|[.!?…,;:–—\n])\s*$/.test(before) || /^\s*[,;:.!?–—]/.test(text.slice(place.to))
}
