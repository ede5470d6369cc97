import type { Check, Found } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import type { Term } from '../text/find-terms.ts'

const out = (words: string): Term[] => words.split(', ').map((term) => ({ term, instead: '' }))

const to = (instead: string, words: string): Term[] => words.split(', ').map((term) => ({ term, instead }))

/** Words before which “some”, “many” and “most” need an “of”. */
const ofWhose = 'the,our,your,my,his,her,its,their,these,those,them,us'.split(',')

/** Words that only add length, and longer forms of short words. */
export const FILLER_WORDS: readonly Term[] = [
  ...out('very, really, actually, basically, literally, simply, quite, totally, honestly, obviously, essentially'),
  ...out('needless to say, at the end of the day, it goes without saying that, for what it is worth, to be honest'),
  ...out('as a matter of fact, in my humble opinion, i would like to say that, the fact of the matter is that'),
  ...to('to', 'in order to, so as to'),
  ...to('because', 'due to the fact that, owing to the fact that, in light of the fact that'),
  ...to('if', 'in the event that'),
  ...to('about', 'with regard to, in regard to, with respect to, in terms of'),
  ...to('now', 'at this point in time, at the present time'),
  ...to('before', 'prior to'),
  ...to('after', 'subsequent to'),
  ...to('many', 'a large number of, a great number of'),
  ...to('most', 'the majority of'),
  ...to('some', 'a number of'),
  ...ofWhose.map((word) => ({ term: `a number of ${word}`, instead: `some of ${word}` })),
  ...ofWhose.map((word) => ({ term: `a large number of ${word}`, instead: `many of ${word}` })),
  ...ofWhose.map((word) => ({ term: `the majority of ${word}`, instead: `most of ${word}` })),
  ...to('can', 'has the ability to, have the ability to, is able to, are able to'),
  ...to('often', 'on a regular basis, in many cases'),
  ...to('although', 'despite the fact that, in spite of the fact that'),
  ...to('for', 'for the purpose of'),
]

/** Preceding words that make a filler meaningful: “not really” does not mean “not”, and “the very first” is not the same without it. */
const MEANT = /(?:\b(?:not|never|no|the|this|that)|n['’]t) +$/i
const STRESSED = /^(?:very|really|actually|quite|simply|totally|literally)$/i
/** Phrases that are filler only if punctuation sets them apart; in “I want to be honest with you”, the sentence needs them. */
const APART = /^to be honest$/i

/** Finds words that can be removed without loss. */
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
