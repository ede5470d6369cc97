import { findLinks } from './facets.ts'
import { segmentGraphemes } from './text-lengths.ts'

/** Whether a piece of a text fits where it goes; pieces count from 0. */
export type Fits = (piece: string, at: number) => boolean

/** A break at the end of a line or paragraph is taken before a later sentence when it leaves a piece at least this full. */
const FULL_ENOUGH = 0.5

type Cut = Pick<TextBreak, 'end' | 'next'>

/**
 * Cuts a text into pieces that fit, in its order and without losing a word: at the end of a paragraph, a line or a sentence;
 * inside a sentence only when it fits nowhere by itself, then after a clause or else a word. A word that fits nowhere is cut
 * between two characters, a link never: null when that leaves something that does not fit, or makes more than `max` pieces.
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

/** The best of the places that can be reached. */
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

/** Where a word is cut that fits nowhere; no mention or hashtag begins by that. */
function insideWord(word: string, start: number, fits: (piece: string) => boolean): Cut | null {
  if (findLinks(word).length > 0) return null
  const places = [...segmentGraphemes(word)].filter(({ index, segment }) => index > 0 && !/^[@#＃]/u.test(segment))
  const place = longestFitting(places, ({ index }) => fits(word.slice(0, index))).at(-1)
  return place ? { end: start + place.index, next: start + place.index } : null
}

/**
 * Those of the places, from the first on, that leave a beginning which fits: a longer one never counts less.
 * @param guess how many they may be: near to it the search begins
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

/** How good a place to break a text is: the higher, the better. */
export const BREAK_RANKS = { word: 0, clause: 1, sentence: 2, line: 3, paragraph: 4 } as const

type BreakRank = (typeof BREAK_RANKS)[keyof typeof BREAK_RANKS]

/** A place to break a text: what comes before ends at `end`, what follows begins at `next`; the white space between is dropped. */
type TextBreak = { end: number; next: number; rank: BreakRank }

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
