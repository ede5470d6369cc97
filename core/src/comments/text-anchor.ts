import { type TextAnchor, COMMENT_CONTEXT_MAX, COMMENT_QUOTE_MAX } from '../model/comment.ts'

/** Current place of a commented text range; `isEdited` if its text has changed. A removed range has no place. */
export type TextPlace = { kind: 'found'; from: number; to: number; isEdited: boolean } | { kind: 'removed' }

type Anchored = Pick<TextAnchor, 'from' | 'to' | 'quote' | 'before' | 'after'>

/** Number of matching context characters that is sufficient to distinguish one of several equal quotes. */
const CONTEXT_ENOUGH = 6
/** Length of context that must match on both sides of an edited range. */
const KEY_LENGTH = 16
/** Minimum length at which a quote is found without matching context, unless the text before and after it still encloses an edited version. */
const QUOTE_ALONE = 12
/** Maximum number of characters by which an edited range may be longer than the quote. */
const GROWTH_MAX = 200

const REMOVED: TextPlace = { kind: 'removed' }

/** Returns the anchor of a text range, cut to the limits of a comment. */
export function anchorText(text: string, from: number, to: number): Anchored {
  const end = wholeEnd(text, Math.min(to, from + COMMENT_QUOTE_MAX))
  return {
    from,
    to: end,
    quote: text.slice(from, end),
    before: text.slice(wholeStart(text, Math.max(0, from - COMMENT_CONTEXT_MAX)), from),
    after: text.slice(end, wholeEnd(text, Math.min(text.length, end + COMMENT_CONTEXT_MAX))),
  }
}

/** Finds the text range of an anchor in the current text: by the quote if its context or length distinguishes it, otherwise by the text on both sides. */
export function locateText(anchor: Anchored, text: string): TextPlace {
  const exact = bestOccurrence(anchor, text)
  const { length } = anchor.quote
  const needed = Math.min(CONTEXT_ENOUGH, anchor.before.length + anchor.after.length)
  if (exact && exact.context >= needed) return found(exact.at, exact.at + length, false)
  const isAlone = exact !== null && length >= QUOTE_ALONE
  const between = isAlone && !hasContext(anchor) ? null : betweenContext(anchor, text)
  if (between) return sharesWord(text.slice(between.from, between.to), anchor.quote) ? trimmed(text, between) : REMOVED
  return isAlone ? found(exact.at, exact.at + length, false) : REMOVED
}

function found(from: number, to: number, isEdited: boolean): TextPlace {
  return { kind: 'found', from, to, isEdited }
}

/** Returns whether the text on both sides of the quote is long enough to locate it if it also occurs elsewhere. */
function hasContext({ before, after }: Anchored): boolean {
  return Math.min(before.length, after.length) >= CONTEXT_ENOUGH
}

/**
 * Returns the occurrence of the quote with the most matching context, or, if several match equally, the one nearest to the original position; null if
 * there is none.
 */
function bestOccurrence(
  { quote, before, after, from }: Anchored,
  text: string,
): { at: number; context: number } | null {
  return occurrencesOf(quote, text).reduce<{ at: number; context: number } | null>((best, at) => {
    const context = sharedEnd(before, text, at) + sharedStart(after, text, at + quote.length)
    const isBetter =
      !best || context > best.context || (context === best.context && Math.abs(at - from) < Math.abs(best.at - from))
    return isBetter ? { at, context } : best
  }, null)
}

/** Returns the range between the texts before and after the quote, closest to its length and original position; null if there is none. */
function betweenContext({ before, after, quote, from }: Anchored, text: string): { from: number; to: number } | null {
  const left = before.slice(-KEY_LENGTH)
  const right = after.slice(0, KEY_LENGTH)
  const starts = left === '' ? [0] : occurrencesOf(left, text).map((at) => at + left.length)
  const ends = right === '' ? [text.length] : occurrencesOf(right, text)
  const pairs = starts.flatMap((start) =>
    ends
      .filter((end) => end >= start && end - start <= quote.length + GROWTH_MAX)
      .map((end) => ({ from: start, to: end, off: Math.abs(end - start - quote.length) + Math.abs(start - from) })),
  )
  return pairs.toSorted((a, b) => a.off - b.off)[0] ?? null
}

function trimmed(text: string, { from, to }: { from: number; to: number }): TextPlace {
  const inside = text.slice(from, to)
  const start = from + inside.length - inside.trimStart().length
  return found(start, start + inside.trim().length, true)
}

/** Returns the positions of a substring in a text, at most the first 100. */
function occurrencesOf(part: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at >= 0 && places.length < 100; at = text.indexOf(part, at + 1)) places.push(at)
  return places
}

function sharedEnd(before: string, text: string, at: number): number {
  let shared = 0
  while (shared < before.length && before.at(-1 - shared) === text[at - 1 - shared]) shared += 1
  return shared
}

function sharedStart(after: string, text: string, at: number): number {
  let shared = 0
  while (shared < after.length && after[shared] === text[at + shared]) shared += 1
  return shared
}

function sharesWord(text: string, quote: string): boolean {
  const known = wordsOf(quote)
  return [...wordsOf(text)].some((word) => known.has(word))
}

function wordsOf(text: string): Set<string> {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  return new Set([...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment.toLowerCase()))
}

/** Returns the given position, or the next one if it would split a character. */
function wholeStart(text: string, at: number): number {
  return isInside(text, at) ? at + 1 : at
}

function wholeEnd(text: string, at: number): number {
  return isInside(text, at) ? at - 1 : at
}

function isInside(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return at > 0 && code >= 0xdc00 && code <= 0xdfff
}
