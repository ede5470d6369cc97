import type { Term } from '../text/find-terms.ts'

const to = (instead: string, words: string): Term[] => words.split(', ').map((term) => ({ term, instead }))
const ask = (words: string): Term[] => words.split(', ').map((term) => ({ term, instead: null }))

/** Words of offices that hide what is meant, with a plain one where there is one. */
export const JARGON_WORDS: readonly Term[] = [
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
