import { ownValue } from '../../own-value.ts'
import { STOP_WORDS } from './stop-words.ts'
import { wordsOf } from './terms.ts'

export type UsedWord = { word: string; count: number }

const SHOWN = 24

const COMMENTS_MIN = 3

const SHARE_MIN = 0.01

/** Minimum ratio of a word's frequency in the comments to its frequency in general English. */
const TIMES_MIN = 4

/**
 * Returns words that the authors of the comments use far more often than people in general, with the number of comments that contain them. General
 * frequencies are only known for English; for other languages the most frequent words other than stop words are used.
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

/** Returns the frequency of a word in general use, estimated from its rank (Zipf's law). */
function commonShare(word: string): number {
  const rank = COMMON_WORDS.get(word)
  return rank === undefined ? 0 : 0.1 / rank
}

/** Rank of the first word of the list, because the more frequent words are stop words, which are not listed. */
const BEFORE = 60

/** Frequent English words on any subject, most frequent first, with their rank. */
const COMMON_WORDS: ReadonlyMap<string, number> = new Map(
  (
    'time people year good new first last long great little old right big high different small large next early young important few ' +
    'public bad same able man woman child world life hand part place case week company system program question work government number ' +
    'night point home water room mother area money story fact month lot study book eye job word business side kind head house friend ' +
    'father power hour game line end member law car city community name president team minute idea kid body information back parent ' +
    'face level office door health person art war history party result change morning reason research girl guy moment air teacher force ' +
    'education know look find give tell work call try ask need feel become leave put mean keep begin help talk turn start show hear play ' +
    'run move live believe hold bring happen write provide sit stand lose pay meet include continue set learn lead understand watch ' +
    'follow stop create speak read allow add spend grow open walk win offer remember love consider appear buy wait serve die send expect ' +
    'build stay fall cut reach kill remain really still day days years today tomorrow yesterday thing everything someone anyone people ' +
    'best better nice love thanks thank please actually probably pretty sure lots always everyone real whole full free easy hard true ' +
    'second third both however enough almost though later already together quite far near often around across behind away'
  )
    .split(' ')
    .filter((word, at, all) => all.indexOf(word) === at)
    .map((word, at) => [word, BEFORE + at]),
)
