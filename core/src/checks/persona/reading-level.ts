import type { Check } from '../check.ts'
import { gradeOf } from '../text/text-analysis.ts'

const WORDS_MIN = 15

/** Checks that an English text requires at most the persona's school grade. */
export const readingLevel: Check = {
  id: 'readingLevel',
  version: 2,
  source: 'persona',
  weight: 6,
  run({ persona }, text) {
    const max = persona?.gradeMax ?? null
    if (max === null || !text.isEnglish || text.words.length < WORDS_MIN) return null
    const grade = Math.round(gradeOf(text))
    return grade <= max ? [] : [{ reason: 'hard', values: { grade, max, name: persona?.name ?? '' } }]
  },
}
