import { findLinks } from './facets.ts'

/** How good a place to break a text is: the higher, the better. */
export const BREAK_RANKS = { word: 0, clause: 1, sentence: 2, line: 3, paragraph: 4 } as const

export type BreakRank = (typeof BREAK_RANKS)[keyof typeof BREAK_RANKS]

/** A place to break a text: what comes before ends at `end`, what follows begins at `next`; the white space between is dropped. */
export type TextBreak = { end: number; next: number; rank: BreakRank }

const GAP = /\s+|(?<=[。！？｡][」』）”’]?)(?![\s。！？｡」』）”’@#＃])/gu
const SENTENCE_END = /[.!?…。！？｡][)\]"'”’»」』）]*$/u
const CLAUSE_END = /[,;:–—、，；：][)\]"'”’»」』）]*$/u
/** A full stop that ends no sentence: after an initial, the number of a list, or a short form. */
const SHORT_FORM =
  /(?:^|[\s("'“‘«[])(?:\p{L}|\d+|e\.g|i\.e|z\.b|d\.h|u\.s|mr|mrs|ms|dr|prof|st|vs|no|nr|ca|approx|bzw|inc|ltd|jr|sr)\.$/iu
/** What goes on with a small letter is the same sentence, as after “(and so on …)”. */
const GOES_ON = /^\p{Ll}/u
/** As much of a text before a gap as decides what the gap is. */
const LOOK_BACK = 24

/** Every place where a text may be broken, in its order; never inside a link. */
export function findBreaks(text: string): TextBreak[] {
  const links = findLinks(text)
  return [...text.matchAll(GAP)].flatMap(({ index: end, 0: gap }) => {
    const next = end + gap.length
    const isInside = links.some((link) => end > link.start && next < link.end)
    if (end === 0 || next === text.length || isInside) return []
    return [{ end, next, rank: rankOf(gap, text.slice(Math.max(0, end - LOOK_BACK), end), text.slice(next, next + 2)) }]
  })
}

function rankOf(gap: string, before: string, after: string): BreakRank {
  const lines = gap.split('\n').length - 1
  if (lines > 1) return BREAK_RANKS.paragraph
  if (lines === 1) return BREAK_RANKS.line
  if (SENTENCE_END.test(before) && !SHORT_FORM.test(before) && !GOES_ON.test(after)) return BREAK_RANKS.sentence
  return CLAUSE_END.test(before) ? BREAK_RANKS.clause : BREAK_RANKS.word
}
