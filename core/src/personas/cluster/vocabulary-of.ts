import { ownValue } from '../../own-value.ts'
import { COMMON_WORDS } from './common-words.ts'
import { STOP_WORDS } from './stop-words.ts'
import { wordsOf } from './words-of.ts'

export type UsedWord = { word: string; count: number }

const SHOWN = 24
const COMMENTS_MIN = 3
const SHARE_MIN = 0.01
/** So many times as often as in general English. */
const TIMES_MIN = 4

/**
 * Words that these people use far more often than people do in general, with the number of comments that have them. What is
 * common is only known of English; of other languages the most frequent words that carry a topic are taken.
 */
export function vocabularyOf(comments: readonly string[], language: string | null): UsedWord[] {
  const counts = new Map<string, number>()
  let total = 0
  for (const comment of comments) {
    const words = wordsOf(comment)
    total += words.length
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const stops = language === null ? undefined : ownValue(STOP_WORDS, language)
  const least = Math.max(COMMENTS_MIN, comments.length * SHARE_MIN)
  return [...counts]
    .filter(([word, count]) => count >= least && count <= comments.length / 2 && word.length > 2 && !stops?.has(word))
    .filter(([word, count]) => language !== 'en' || count / total >= TIMES_MIN * commonShare(word))
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, SHOWN)
    .map(([word, count]) => ({ word, count }))
}

/** Which share of all words a word has in general: the rank decides, as in every large collection of texts. */
function commonShare(word: string): number {
  const rank = COMMON_WORDS.get(word)
  return rank === undefined ? 0 : 0.1 / rank
}
