import { STOP_WORDS } from './stop-words.ts'

/** Minimum share of a language's stop words at which texts count as written in that language. */
const SHARE_MIN = 0.12

/** Returns the language whose stop words are most frequent among the words; null if they are too rare in every language. */
export function languageOf(words: readonly string[]): string | null {
  const counted = Object.entries(STOP_WORDS).map(([language, stops]) => ({
    language,
    count: words.filter((word) => stops.has(word)).length,
  }))
  const [best] = counted.toSorted((a, b) => b.count - a.count)
  return best && best.count >= words.length * SHARE_MIN ? best.language : null
}
