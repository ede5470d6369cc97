import type { TextAnalysis } from './text-analysis.ts'

/** The Flesch-Kincaid grade: the years of school after which a text reads with ease. Zero for a text without words. */
export function gradeOf({ words, sentences }: Pick<TextAnalysis, 'words' | 'sentences'>): number {
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + word.syllables, 0)
  return 0.39 * (words.length / Math.max(1, sentences.length)) + 11.8 * (syllables / words.length) - 15.59
}
