import type { Check, Found } from '../check.ts'
import type { Word } from '../text/text-analysis.ts'

const BE = new Set("is are was were be been being isn't aren't wasn't weren't gets got".split(' '))
const BETWEEN = new Set(
  'not never always often still also being only just now already recently finally fully easily hereby thus both soon once twice'.split(
    ' ',
  ),
)
const IRREGULAR = new Set(
  (
    'born beaten begun bitten blown broken brought built burnt bought caught chosen cut dealt done drawn driven eaten fallen fed felt ' +
    'fought found forgotten forgiven frozen given ground grown heard hidden hit held hurt kept known laid led left lent let lost ' +
    'made meant met paid put read ridden said seen sold sent set shaken shown shut sung spent spoken spread stolen struck sworn swept ' +
    'taken taught thrown told thought torn understood undertaken overseen overtaken withdrawn rebuilt rewritten redone undone undergone sought ' +
    'shot bound proven mistaken misunderstood won worn woven written'
  ).split(' '),
)
/** Words that look like participles but usually form no passive: states, adjectives, nouns and numbers. */
const STATES = new Set(
  (
    'excited interested tired worried pleased delighted thrilled scared bored confused surprised satisfied committed dedicated needed ' +
    'supposed advanced related red bed hundred unprecedented limited married used experienced skilled talented gone done left overwhelmed born retired'
  ).split(' '),
)

/**
 * Participles that describe a state or an arrangement in the present tense: “is closed until Monday” and “are cancelled” hide no actor, “was closed”
 * does.
 */
const RESULTS = new Set(
  (
    'closed shut lost broken burnt chipped fed ground cut frozen torn sold hidden set worn called named titled known based located ' +
    'situated finished completed cancelled canceled delayed postponed suspended booked packed stocked included covered allowed ' +
    'planned scheduled expected reserved listed divided filled dressed painted stuck fixed priced aimed meant made designed held ' +
    'served printed written signed built open blocked flooded parked stacked lined lit locked staffed furnished equipped prepared ' +
    'baked roasted dried smoked aged signposted wrapped numbered dated dedicated linked attached enclosed dotted wired heated insured ' +
    'licensed certified qualified registered loved missed welcomed invited encouraged limited'
  ).split(' '),
)
const NOW = new Set("is are isn't aren't gets".split(' '))
/** Participles that are reported only if “by” follows, in any tense: states and fixed expressions. */
const IDIOMS = new Set(
  'born married lost stuck done seen meant called named supposed allowed cancelled canceled postponed delayed'.split(
    ' ',
  ),
)
/** Number of sentences per acceptable passive, and minimum number of sentences; in shorter texts, no passive is acceptable. */
const SENTENCES_PER_PASSIVE = 6
const SENTENCES_MIN = 3

/** Finds sentences that hide the actor. All of them are reported if there are more than is acceptable for the length of the text. */
export const passiveVoice: Check = {
  id: 'passiveVoice',
  version: 3,
  source: 'craft',
  weight: 4,
  run(_draft, { text, isEnglish, sentences }) {
    if (!isEnglish) return null
    const found = sentences.flatMap(({ words }) => passivesIn(text, words))
    const free = sentences.length < SENTENCES_MIN ? 0 : Math.ceil(sentences.length / SENTENCES_PER_PASSIVE)
    return found.length <= free ? [] : found
  },
}

function passivesIn(text: string, words: readonly Word[]): Found[] {
  const found: Found[] = []
  for (let at = 0; at < words.length; at += 1) {
    const verb = words[at]
    const ahead = words.slice(at + 1, at + 4)
    const step = ahead.findIndex(({ lower }) => !BETWEEN.has(lower) && !lower.endsWith('ly'))
    const end = ahead[step]
    if (!verb || !end || !BE.has(verb.lower) || !isParticiple(end.lower)) continue
    const isNamed = words[at + step + 2]?.lower === 'by'
    if (!isNamed && (IDIOMS.has(end.lower) || (NOW.has(verb.lower) && RESULTS.has(end.lower)))) continue
    const shown = text.slice(verb.from, end.to)
    const place = { kind: 'text', from: verb.from, to: end.to } as const
    found.push({ reason: 'passive', place, evidence: shown, values: { words: shown }, loss: 0.5 })
    at += step
  }
  return found
}

function isParticiple(word: string): boolean {
  if (STATES.has(word)) return false
  return IRREGULAR.has(word) || (word.length > 4 && /[^e]ed$/.test(word))
}
