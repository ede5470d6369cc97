import { analyzeText } from '../text/analyze-text.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'
import { minHash } from '../../text/hashes.ts'

/** The sum of a text by which it is compared with others; empty for one of fewer than three words. */
export function hashText(text: string): string {
  return hashWords(analyzeText(text))
}

/** The same of a text that is taken apart already. */
export function hashWords({ words }: Pick<TextAnalysis, 'words'>): string {
  return minHash(words.map(({ lower }) => lower))
}
