import type { Check } from '../check.ts'

const WORDS_MIN = 25
const NUMBER =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|million|half|twice|double)\b/iu
const NAME = /(?<=[\p{Ll},;:] )\p{Lu}\p{L}{2,}/u
const QUOTE = /[“"«][^”"»]{8,}[”"»]/u

/** Whether a text has something to hold on to: a number, a name, a quote. */
export const specifics: Check = {
  id: 'specifics',
  version: 1,
  source: 'craft',
  weight: 6,
  run(_draft, { text, words, mentions }) {
    if (words.length < WORDS_MIN) return null
    const has = NUMBER.test(text) || NAME.test(text) || QUOTE.test(text) || mentions.length > 0
    return has ? [] : [{ reason: 'missing' }]
  },
}
