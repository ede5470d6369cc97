import { analyzeText } from '../text/analyze-text.ts'
import type { TextAnalysis } from '../text/text-analysis.ts'
import { minHash } from '../../text/hashes.ts'

/** Returns the MinHash of a text for comparison with others; empty for fewer than three words. */
export function hashText(text: string): string {
  return hashWords(analyzeText(text))
}

/** Returns the MinHash of an already analysed text; empty for fewer than three words. */
export function hashWords({ words }: Pick<TextAnalysis, 'words'>): string {
  return minHash(words.map(({ lower }) => lower))
}
