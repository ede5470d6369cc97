import { BREAK_RANKS, findBreaks } from '../../text/text-breaks.ts'
import type { Sentence, Word } from './text-analysis.ts'

/** A number, or an hour such as “17 h”, at the end of a sentence; a number that begins a sentence numbers a list. */
const LAST_NUMBER = /[^\s.!?…:][^\S\n]+[\p{Sc}]?\d[\d.,:]*%?(?:[^\S\n]?h)?\.$/u
const LOOK_BACK = 40

/**
 * Sentences with their words, in order; a line break ends one too, and a stretch without words is none. In English, Spanish
 * and French a number with a full stop ends a sentence; in other languages it may be an ordinal, such as “3. Mai”.
 */
export function findSentences(text: string, words: readonly Word[], hasOrdinals: boolean): Sentence[] {
  const cuts = findBreaks(text).filter(({ rank, end, next }) => {
    if (rank >= BREAK_RANKS.sentence) return true
    return (
      !hasOrdinals &&
      /^\p{Lu}/u.test(text.slice(next, next + 2)) &&
      LAST_NUMBER.test(text.slice(Math.max(0, end - LOOK_BACK), end))
    )
  })
  const starts = [text.length - text.trimStart().length, ...cuts.map(({ next }) => next)]
  const ends = [...cuts.map(({ end }) => end), text.trimEnd().length]
  let at = 0
  return starts.flatMap((from, i) => {
    const to = ends[i] ?? text.length
    const first = at
    while ((words[at]?.from ?? Infinity) < to) at += 1
    const inside = words.slice(first, at)
    return inside.length === 0 ? [] : [{ from, to, text: text.slice(from, to), words: inside }]
  })
}
