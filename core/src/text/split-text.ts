import { findLinks } from './facets.ts'
import { segmentGraphemes } from './text-lengths.ts'

/** Returns whether a piece of a text fits; `at` is the index of the piece, from 0. */
export type Fits = (piece: string, at: number) => boolean

/** Minimum fill of a piece for which a break at the end of a line or paragraph is preferred over a later sentence end. */
const FULL_ENOUGH = 0.5

type Cut = Pick<TextBreak, 'end' | 'next'>

/**
 * Splits a text into pieces that fit, in order and without losing a word: at the end of a paragraph, a line or a sentence;
 * inside a sentence only if it does not fit by itself, then after a clause or otherwise a word. A word that does not fit is split
 * between two characters, but a link never: null if a piece then does not fit, or if there are more than `max` pieces.
 */
export function splitText(text: string, fits: Fits, max = Infinity): string[] | null {
  const whole = text.trim()
  const end = { end: whole.length, next: whole.length, rank: BREAK_RANKS.paragraph }
  let places: TextBreak[] = [...findBreaks(whole), end]
  const pieces: string[] = []
  for (let start = 0; places.length > 0;) {
    const at = pieces.length
    if (at >= max) return null
    const reachable = longestFitting(places, (place) => fits(whole.slice(start, place.end), at))
    const cut =
      bestBreak(reachable, { start, places, end, fits: (from, to) => fits(whole.slice(from, to), at + 1) }) ??
      insideWord(whole.slice(start, places[0]?.end), start, (piece) => fits(piece, at))
    if (cut === null) return null
    pieces.push(whole.slice(start, cut.end))
    places = places.filter((place) => place.end > cut.end)
    start = cut.next
  }
  return pieces
}

type Around = {
  start: number
  places: readonly TextBreak[]
  end: TextBreak
  fits: (from: number, to: number) => boolean
}

/** Returns the best of the reachable breaks: a sentence, line or paragraph end before a clause or a word. Null if none is reachable. */
function bestBreak(reachable: readonly TextBreak[], { start, places, end, fits }: Around): Cut | null {
  const last = reachable.at(-1)
  if (!last || last === end) return last ?? null
  const isFull = (place: TextBreak) => place.end - start >= (last.end - start) * FULL_ENOUGH
  const atLeast = (rank: number) => reachable.findLast((place) => place.rank >= rank)
  const sentence = atLeast(BREAK_RANKS.sentence)
  const after = sentence && places.find((place) => place.end > sentence.end && place.rank >= BREAK_RANKS.sentence)
  if (sentence && (isFull(sentence) || (after && fits(sentence.next, after.end)))) {
    const tidy = [atLeast(BREAK_RANKS.paragraph), atLeast(BREAK_RANKS.line)]
    return tidy.find((place) => place && isFull(place)) ?? sentence
  }
  const clause = atLeast(BREAK_RANKS.clause)
  return clause && isFull(clause) ? clause : last
}

/** Returns the cut inside a word that does not fit; the cut creates no mention or hashtag. */
function insideWord(word: string, start: number, fits: (piece: string) => boolean): Cut | null {
  if (findLinks(word).length > 0) return null
  const places = [...segmentGraphemes(word)].filter(({ index, segment }) => index > 0 && !/^[@#＃]/u.test(segment))
  const place = longestFitting(places, ({ index }) => fits(word.slice(0, index))).at(-1)
  return place ? { end: start + place.index, next: start + place.index } : null
}

/**
 * Returns the longest prefix of the places whose text fits, assuming that a longer text never measures less.
 * @param guess expected number of places, near which the search begins
 */
function longestFitting<Place>(places: readonly Place[], fits: (place: Place) => boolean, guess = 1): readonly Place[] {
  let fitting = 0
  let over = places.length + 1
  let at = Math.min(Math.max(guess, 1), places.length)
  for (let step = 1; over - fitting > 1; step *= 2) {
    if (places.slice(at - 1, at).some(fits)) fitting = at
    else over = at
    if (over > places.length) at = Math.min(fitting + step, places.length)
    else if (fitting === 0) at = Math.max(over - step, 1)
    else at = Math.floor((fitting + over) / 2)
  }
  return places.slice(0, fitting)
}

/** Quality of a place to break a text; higher is better. */
export const BREAK_RANKS = { word: 0, clause: 1, sentence: 2, line: 3, paragraph: 4 } as const

type BreakRank = (typeof BREAK_RANKS)[keyof typeof BREAK_RANKS]

/** A place to break a text: the text before ends at `end`, the text after begins at `next`; the whitespace between is dropped. */
type TextBreak = { end: number; next: number; rank: BreakRank }

const GAP = /\s+|(?<=[。！？｡][」』）”’]?)(?![\s。！？｡」』）”’@#＃])/gu

const SENTENCE_END = /[.!?…。！？｡][)\]"'”’»」』）]*$/u

const CLAUSE_END = /[,;:–—、，；：][)\]"'”’»」』）]*$/u

/** A full stop that does not end a sentence: after an initial, a list number, or an abbreviation. */
const SHORT_FORM =
  /(?:^|[\s("'“‘«[])(?:\p{L}|\d+|e\.g|i\.e|z\.b|d\.h|u\.s|mr|mrs|ms|dr|prof|st|vs|no|nr|ca|approx|bzw|inc|ltd|jr|sr)\.$/iu

/** Text that continues with a lower-case letter is the same sentence, as after “(and so on …)”. */
const GOES_ON = /^\p{Ll}/u

/** Number of characters before a gap that determine its kind. */
const LOOK_BACK = 24

/** Returns all possible breaks of a text, in order; never inside a link. */
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
