import type { Check } from '../check.ts'
import { gradeOf } from '../text/text-analysis.ts'

/** Maximum school grade that most people read without effort on a phone, and the grade from which most of them stop reading. */
const EASY = 9
const HARD = 12
const WORDS_MIN = 15

/** Checks the school grade that a text requires. */
export const readingEase: Check = {
  id: 'readingEase',
  version: 2,
  source: 'craft',
  weight: 8,
  run(_draft, text) {
    if (!text.isEnglish || text.words.length < WORDS_MIN) return null
    const grade = gradeOf(text)
    if (grade <= EASY) return []
    const values = { grade: Math.round(grade), max: EASY }
    return [{ reason: 'hard', values, loss: grade >= HARD ? 1 : 0.5 }]
  },
}
