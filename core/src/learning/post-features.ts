import { analyzeText } from '../checks/text/analyze-text.ts'
import { CONTRAST, NUMBER, STORY } from '../checks/hooks/hook-signs.ts'
import { gradeOf } from '../checks/text/text-analysis.ts'
import { firstLine } from '../text/excerpt.ts'
import type { PostTraits } from './measured-post.ts'

/** Features that describe a post; screens have a text for each name. */
export const FEATURES = [
  /** Length in characters of the first line, or of the first sentence if that is shorter. */
  { name: 'firstLine', of: 'hook', step: 20 },
  { name: 'question', of: 'hook', step: null },
  { name: 'number', of: 'hook', step: null },
  { name: 'contrast', of: 'hook', step: null },
  { name: 'story', of: 'hook', step: null },
  { name: 'length', of: 'text', step: 100 },
  { name: 'grade', of: 'text', step: 2 },
  { name: 'emoji', of: 'text', step: 1 },
  { name: 'hashtags', of: 'text', step: 1 },
  { name: 'mention', of: 'text', step: null },
  { name: 'link', of: 'text', step: null },
  { name: 'picture', of: 'form', step: null },
  { name: 'video', of: 'form', step: null },
  { name: 'files', of: 'form', step: 1 },
  { name: 'thread', of: 'form', step: null },
  { name: 'morning', of: 'time', step: null },
  { name: 'evening', of: 'time', step: null },
  { name: 'weekend', of: 'time', step: null },
] as const satisfies readonly FeatureKind[]

type FeatureKind = {
  name: string
  /** Part of a post that the feature describes: its first line, its text, its form, or its publication time. */
  of: 'hook' | 'text' | 'form' | 'time'
  /** Increase that makes a difference worth mentioning; null if a post either has it or not. */
  step: number | null
}

export type Feature = (typeof FEATURES)[number]
export type FeatureName = Feature['name']
export type FeatureValues = Readonly<Record<FeatureName, number>>

/** Minimum number of words for a meaningful reading grade. */
const GRADED_WORDS_MIN = 5

const GRADE_MAX = 20

const MORNING = { from: 6, until: 11 }

const EVENING = { from: 17, until: 22 }

const SATURDAY = 6

/** Reads the features of a post. Learning and predictions both use this function, so posts are described in the same way. */
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
