import { analyzeText } from '../checks/text/analyze-text.ts'
import { CONTRAST, NUMBER, STORY } from '../checks/hooks/hook-signs.ts'
import { gradeOf } from '../checks/text/grade-of.ts'
import { firstLine } from '../text/first-line.ts'
import type { FeatureValues } from './features.ts'
import type { PostTraits } from './measured-post.ts'

/** Few words have no grade that says anything. */
const GRADED_WORDS_MIN = 5
const GRADE_MAX = 20
const MORNING = { from: 6, until: 11 }
const EVENING = { from: 17, until: 22 }
const SATURDAY = 6

/** The only reader of features: what is learned from and what is judged by it are described alike. */
export function readFeatures(
  { text, files, hasThread }: PostTraits,
  at: { weekday: number; hour: number },
): FeatureValues {
  const analysis = analyzeText(text)
  const hook = analysis.sentences[0]?.text ?? ''
  const grade = analysis.words.length < GRADED_WORDS_MIN ? 0 : gradeOf(analysis)
  return {
    firstLine: Math.min((firstLine(text) ?? '').length, hook === '' ? Infinity : hook.length),
    question: flag(hook.includes('?')),
    number: flag(NUMBER.test(hook)),
    contrast: flag(CONTRAST.test(hook)),
    story: flag(STORY.test(hook)),
    length: text.length,
    grade: Math.min(GRADE_MAX, Math.max(0, grade)),
    emoji: analysis.emoji.length,
    hashtags: analysis.tags.length,
    mention: flag(analysis.mentions.length > 0),
    link: flag(analysis.links.length > 0),
    picture: flag(files.includes('image')),
    video: flag(files.includes('video')),
    files: files.length,
    thread: flag(hasThread),
    morning: flag(at.hour >= MORNING.from && at.hour < MORNING.until),
    evening: flag(at.hour >= EVENING.from && at.hour < EVENING.until),
    weekend: flag(at.weekday >= SATURDAY),
  }
}

function flag(has: boolean): number {
  return has ? 1 : 0
}
