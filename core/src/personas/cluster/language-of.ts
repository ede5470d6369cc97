import { STOP_WORDS } from './stop-words.ts'

/** Share of the words that are stop words of a language, from which the texts count as written in it. */
const SHARE_MIN = 0.12

/** The language that most of the words are of, as far as its stop words are known; null for another one. */
export function languageOf(words: readonly string[]): string | null {
  const counted = Object.entries(STOP_WORDS).map(([language, stops]) => ({
    language,
    count: words.filter((word) => stops.has(word)).length,
  }))
  const [best] = counted.toSorted((a, b) => b.count - a.count)
  return best && best.count >= words.length * SHARE_MIN ? best.language : null
}
