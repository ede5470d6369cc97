import { ownValue } from '../../own-value.ts'
import type { Check, Found } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'
import type { Term } from '../text/find-terms.ts'

const to = (instead: string, words: string): Term[] => words.split(', ').map((term) => ({ term, instead }))

const ask = (words: string): Term[] => words.split(', ').map((term) => ({ term, instead: null }))

/** Office jargon that obscures the meaning, with a plain alternative if there is one. */
const JARGON_WORDS: readonly Term[] = [
  ...to('use', 'utilize, utilise, leverage'),
  ...to('uses', 'utilizes, utilises, leverages'),
  ...to('using', 'utilizing, utilising, leveraging'),
  ...to('used', 'utilized, utilised, leveraged'),
  ...to('help', 'facilitate'),
  ...to('helps', 'facilitates'),
  ...to('helping', 'facilitating'),
  ...to('start', 'commence'),
  ...to('end', 'terminate'),
  ...to('improve', 'optimize the performance of'),
  ...to('talk', 'touch base, circle back'),
  ...to('plan', 'roadmap out'),
  ...to('enough', 'a sufficient amount of'),
  ...to('people', 'key stakeholders, human capital'),
  ...to('later', 'down the line, going forward'),
  ...ask(
    'synergy, synergies, synergistic, paradigm shift, paradigm shifts, paradigm, game changer, game changers, game changing',
  ),
  ...ask(
    'low hanging fruit, thought leader, thought leaders, thought leadership, best in class, best of breed, world class, cutting edge, bleeding edge',
  ),
  ...ask(
    'next generation, disruptive, disrupt, innovative, holistic, holistically, robust, seamless, seamlessly, scalable, turnkey',
  ),
  ...ask(
    'value add, value proposition, value propositions, move the needle, deep dive, boil the ocean, drill down, think outside the box',
  ),
  ...ask(
    'mission critical, actionable insights, unlock the power, unleash, unleashing, supercharge, elevate your, empower, empowers, empowering',
  ),
  ...ask('ecosystem, bandwidth, ideate, ideation, growth hacking, north star, win win, deliverables, core competency'),
  ...ask('delve, tapestry, revolutionize, revolutionise, state of the art, one stop shop, take it to the next level'),
]

/** Context words by jargon word; in a sentence with one of them, the jargon word has its literal meaning. */
const MEANT: Readonly<Record<string, RegExp>> = {
  ecosystem:
    /\b(?:wetlands?|forests?|marine|reefs?|species|soil|ponds?|lakes?|rivers?|oceans?|coasts?|biolog\w+|climate|habitats?)\b/i,
  robust: /\b(?:wetlands?|wines?|plants?|wood|steel|frames?|boots?|soles?|fabric|coffee)\b/i,
  bandwidth: /\b(?:links?|cables?|network|fib(?:re|er)|router|server|[kmgt]bits?|[kmgt]bps|mhz|ghz)\b/i,
  disrupt: /\b(?:trains?|traffic|flights?|power|water|strikes?|roads?|sleep)\b/i,
}

/** Finds office jargon with little meaning. */
export const jargon: Check = {
  id: 'jargon',
  version: 2,
  source: 'craft',
  weight: 6,
  run(_draft, text) {
    if (!text.isEnglish) return null
    return findListed(text, JARGON_WORDS, { loss: 0.34 }).filter((each) => !isMeant(text, each))
  },
}

function isMeant({ sentences }: TextAnalysis, { evidence = '', place }: Found): boolean {
  const sign = ownValue(MEANT, evidence.toLowerCase())
  if (!sign || place?.kind !== 'text') return false
  const sentence = sentences.find(({ from, to }) => from <= place.from && place.from < to)
  return sentence !== undefined && sign.test(sentence.text)
}
