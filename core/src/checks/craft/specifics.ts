import type { Check } from '../check.ts'
import { NAME_IN_TEXT } from '../text/text-analysis.ts'

const WORDS_MIN = 25
const NUMBER = new RegExp(
  String.raw`\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|` +
    String.raw`eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?|half|` +
    String.raw`thirds?|twice|double)\b`,
  'iu',
)
const QUOTE = /[“"«][^”"»]{8,}[”"»]/u

/** Checks that a text has something specific: a number, a name, a quote or a mention. */
export const specifics: Check = {
  id: 'specifics',
  version: 2,
  source: 'craft',
  weight: 6,
  run(_draft, { text, isEnglish, words, mentions }) {
    // Number words and capitalised names are recognised only in English.
    if (!isEnglish || words.length < WORDS_MIN) return null
    const has = NUMBER.test(text) || NAME_IN_TEXT.test(text) || QUOTE.test(text) || mentions.length > 0
    return has ? [] : [{ reason: 'missing' }]
  },
}
