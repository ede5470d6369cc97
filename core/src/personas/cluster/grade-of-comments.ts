import { analyzeText } from '../../checks/text/analyze-text.ts'
import { gradeOf } from '../../checks/text/text-analysis.ts'
import { PERSONA_GRADE_MAX } from '../../model/persona.ts'

const SAMPLE = 300
const WORDS_MIN = 80

/** Returns the school grade of the comments' language, estimated from an even sample; 0 if there is too little text, or the language is not English. */
export function gradeOfComments(comments: readonly string[], language: string | null): number {
  if (language !== 'en') return 0
  const step = Math.max(1, Math.floor(comments.length / SAMPLE))
  const parts = comments
    .filter((_, at) => at % step === 0)
    .map((comment) => analyzeText(comment))
    .filter(({ isEnglish }) => isEnglish)
  const [words, sentences] = [parts.flatMap((part) => part.words), parts.flatMap((part) => part.sentences)]
  if (words.length < WORDS_MIN) return 0
  return Math.min(PERSONA_GRADE_MAX, Math.max(1, Math.ceil(gradeOf({ words, sentences }))))
}
