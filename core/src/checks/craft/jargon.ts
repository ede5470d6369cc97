import { ownValue } from '../../own-value.ts'
import type { Check, Found } from '../check.ts'
import { findListed } from '../text/find-listed.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'
import { JARGON_WORDS } from './jargon-words.ts'

/** What else is in a sentence in which such a word means what it says. */
const MEANT: Readonly<Record<string, RegExp>> = {
  ecosystem:
    /\b(?:wetlands?|forests?|marine|reefs?|species|soil|ponds?|lakes?|rivers?|oceans?|coasts?|biolog\w+|climate|habitats?)\b/i,
  robust: /\b(?:wetlands?|wines?|plants?|wood|steel|frames?|boots?|soles?|fabric|coffee)\b/i,
  bandwidth: /\b(?:links?|cables?|network|fib(?:re|er)|router|server|[kmgt]bits?|[kmgt]bps|mhz|ghz)\b/i,
  disrupt: /\b(?:trains?|traffic|flights?|power|water|strikes?|roads?|sleep)\b/i,
}

/** Words that sound of offices and say little. */
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
