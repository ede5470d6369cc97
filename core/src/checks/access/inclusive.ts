import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import type { Term } from '../text/find-terms.ts'

const to = (instead: string, words: string): Term[] => words.split(', ').map((term) => ({ term, instead }))

/** Words that exclude or hurt people, with alternatives. */
const INCLUSIVE_WORDS: readonly Term[] = [
  ...to('everyone', 'hey guys, you guys, ladies and gentlemen'),
  ...to('allowlist', 'whitelist'),
  ...to('blocklist', 'blacklist'),
  ...to('chairperson', 'chairman'),
  ...to('spokesperson', 'spokesman'),
  ...to('salesperson', 'salesman'),
  ...to('business person', 'businessman'),
  ...to('staff', 'manpower'),
  ...to('humanity', 'mankind'),
  ...to('artificial', 'man made, manmade'),
  ...to('firefighter', 'fireman'),
  ...to('police officer', 'policeman'),
  ...to('surprising', 'insane, crazy'),
  ...to('check', 'sanity check'),
  ...to('weak', 'lame'),
  ...to('placeholder', 'dummy'),
  ...to('ignore', 'turn a blind eye to'),
  ...to('ignored', 'fell on deaf ears'),
  ...to('uses a wheelchair', 'is wheelchair bound'),
  ...to('disabled people', 'the disabled, the handicapped'),
  ...to('older people', 'the elderly'),
  ...to('primary', 'master branch'),
  ...to('obsessive about', 'ocd about'),
  ...to('exempted', 'grandfathered'),
]

/** Score ceiling: readers who feel excluded stop reading. */
const CEILING = 0.88

/** Finds words that exclude people. */
export const inclusive: Check = {
  id: 'inclusive',
  version: 3,
  source: 'accessibility',
  weight: 6,
  run: (_draft, text) => (text.isEnglish ? findListed(text, INCLUSIVE_WORDS, { loss: 0.5, ceiling: CEILING }) : null),
}
