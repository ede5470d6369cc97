import { BREAK_RANKS, findBreaks } from '../../text/text-breaks.ts'
import type { Sentence, Word } from './text-analysis.ts'

/** Sentences with their words, in order; a line break ends one too, and a stretch without words is none. */
export function findSentences(text: string, words: readonly Word[]): Sentence[] {
  const cuts = findBreaks(text).filter(({ rank }) => rank >= BREAK_RANKS.sentence)
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
