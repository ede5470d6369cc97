import type { Check } from '../check.ts'
import { findListed } from '../text/find-listed.ts'

/** Pairs of British and American spellings, British first. */
const SPELLING_PAIRS: readonly (readonly [uk: string, us: string])[] = (
  'colour color, colours colors, coloured colored, colourful colorful, favourite favorite, favourites favorites, favour favor, ' +
  'honour honor, labour labor, neighbour neighbor, neighbours neighbors, behaviour behavior, behaviours behaviors, flavour flavor, ' +
  'flavours flavors, humour humor, rumour rumor, harbour harbor, centre center, centres centers, theatre theater, metre meter, ' +
  'metres meters, litre liter, fibre fiber, organise organize, organised organized, organising organizing, organisation organization, ' +
  'organisations organizations, realise realize, realised realized, recognise recognize, recognised recognized, optimise optimize, ' +
  'optimised optimized, optimising optimizing, analyse analyze, analysed analyzed, apologise apologize, prioritise prioritize, ' +
  'prioritised prioritized, summarise summarize, personalise personalize, personalised personalized, customise customize, ' +
  'customised customized, specialise specialize, specialised specialized, catalogue catalog, dialogue dialog, programme program, ' +
  'travelling traveling, traveller traveler, travelled traveled, cancelled canceled, cancelling canceling, modelling modeling, ' +
  'labelled labeled, jewellery jewelry, grey gray, tyre tire, tyres tires, defence defense, licence license, offence offense, ' +
  'cosy cozy, moustache mustache, plough plow, pyjamas pajamas, sceptical skeptical, aluminium aluminum, enrol enroll, fulfil fulfill, ' +
  'skilful skillful, cheque check, mum mom, maths math, kerb curb, storey story, draught draft'
)
  .split(', ')
  .map((pair) => {
    const [uk = '', us = ''] = pair.split(' ')
    return [uk, us] as const
  })

/** American spellings that are also British words: they are not a mistake in a British text. */
const AMBIGUOUS_US: ReadonlySet<string> = new Set([
  'check',
  'tire',
  'tires',
  'story',
  'draft',
  'curb',
  'meter',
  'meters',
  'program',
  'dialog',
  'license',
])

/** Finds words that are not in the brand's English spelling. */
export const spelling: Check = {
  id: 'spelling',
  version: 2,
  source: 'brand',
  weight: 4,
  run({ brand }, text) {
    if (!brand || brand.spelling === 'any' || !text.isEnglish) return null
    const terms =
      brand.spelling === 'us'
        ? SPELLING_PAIRS.map(([uk, us]) => ({ term: uk, instead: us }))
        : SPELLING_PAIRS.filter(([, us]) => !AMBIGUOUS_US.has(us)).map(([uk, us]) => ({ term: us, instead: uk }))
    return findListed(text, terms, { loss: 0.34 })
  },
}
