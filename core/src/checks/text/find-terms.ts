import { type TextRange, type TextAnalysis, coverOf } from './text-analysis.ts'
import { AS_WRITTEN, type WordForms } from './word-forms.ts'

/** A word or phrase in lowercase with its replacement; null if only a person can decide. */
export type Term = { term: string; instead: string | null }

export type FoundTerm = TextRange & {
  term: string
  shown: string
  instead: string | null
  /** True if the word is a different form of the listed word, so that the replacement does not fit. */
  isForm: boolean
}

/**
 * Finds the words of a text that are in a list, in text order; of several phrases at one position, the longest. Words of a phrase may be separated
 * only by spaces, hyphens, “&” or “+”. A possessive “’s” is not part of a word. Names with special characters, such as “AT&T”, are found as written.
 * @param forms inflections in which words are also found
 */
export function findTerms(analysis: TextAnalysis, terms: readonly Term[], forms = AS_WRITTEN): FoundTerm[] {
  const signed = findSignedTerms(
    analysis,
    terms.filter(({ term }) => isSigned(term)),
  )
  const plain = findWords(
    analysis,
    terms.filter(({ term }) => !isSigned(term)),
    forms,
  ).filter((each) => !signed.some(({ from, to }) => from < each.to && each.from < to))
  return [...plain, ...signed].toSorted((a, b) => a.from - b.from)
}

function findWords({ text, words }: TextAnalysis, terms: readonly Term[], forms: WordForms): FoundTerm[] {
  const byFirst = new Map<string, { parts: readonly string[]; term: Term }[]>()
  for (const term of terms) {
    const parts = foldLetters(term.term)
      .split(/[\s&+\u2010-]+/)
      .filter(Boolean)
    const key = forms.keyOf(parts[0] ?? '')
    byFirst.set(key, [...(byFirst.get(key) ?? []), { parts, term }])
  }
  const flat = words.flatMap((word) => splitWord(word))
  const found: FoundTerm[] = []
  for (let at = 0; at < flat.length; at += 1) {
    const candidates = byFirst.get(forms.keyOf(flat[at]?.lower ?? '')) ?? []
    const hit = candidates
      .toSorted((a, b) => b.parts.length - a.parts.length)
      .find(({ parts }) => isAt(text, flat, at, parts, forms))
    const [first, last] = [flat[at], flat[at + (hit?.parts.length ?? 1) - 1]]
    if (!hit || !first || !last) continue
    const shown = text.slice(first.from, last.to)
    found.push({
      from: first.from,
      to: last.to,
      term: hit.term.term,
      shown,
      instead: hit.term.instead === null ? null : inCaseOf(shown, hit.term.instead),
      isForm: hit.parts.some((part, i) => part !== flat[at + i]?.lower),
    })
    at += hit.parts.length - 1
  }
  return found
}

/** Returns a word with the capitalisation of another: all capitals, first letter, or unchanged. */
export function inCaseOf(shown: string, word: string): string {
  const letters = shown.replace(/[^\p{L}]/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase()) return word.toUpperCase()
  const isCapital = /^\p{Lu}/u.test(shown)
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** Words after which “’s” is a contraction, not a possessive. */
const NOT_OWNED = new Set(['it', 'he', 'she', 'that', 'this', 'there', 'here', 'what', 'who', 'where', 'how', 'let'])

type Part = TextRange & { lower: string }

/** Splits a hyphenated word, so that “game-changer” is found as “game changer”. */
function splitWord({ from, lower }: Part): Part[] {
  let start = from
  const owned = lower.replace(/'s$/, '')
  return (NOT_OWNED.has(owned) ? lower : owned).split(/[-‑]/).map((part) => {
    const place = { from: start, to: start + part.length, lower: foldLetters(part) }
    start += part.length + 1
    return place
  })
}

function isAt(text: string, words: readonly Part[], at: number, parts: readonly string[], forms: WordForms): boolean {
  return parts.every((part, i) => {
    const word = words[at + i]
    if (!word || !forms.isSame(part, word.lower)) return false
    const before = words[at + i - 1]
    return (
      i === 0 ||
      (before !== undefined && /^[ \t\u00a0\u2011-]+(?:[&+][ \t\u00a0]*)?$/.test(text.slice(before.to, word.from)))
    )
  })
}

/** Special characters in names, other than letters, digits, spaces and hyphens: “AT&T”, “Node.js”, “24/7”, “McDonald’s”. */
const SIGN = /[^\p{L}\p{M}\p{N}\s‑-]/u
/** “Oak & Elm” and “Oak + Elm” are separate words with a symbol between them, and are found as words. */
const APART = /\s[&+]\s/g

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** Returns whether a term contains special characters or is in a script without spaces, so that it is not a sequence of words. */
function isSigned(term: string): boolean {
  return UNSPACED.test(term) || SIGN.test(term.trim().replaceAll(APART, ' '))
}

/**
 * Finds terms with special characters, as whole names only: never inside a longer word, address, hashtag or mention, unless a link is only the name,
 * such as “Booking.com”.
 */
function findSignedTerms(analysis: TextAnalysis, terms: readonly Term[]): FoundTerm[] {
  if (terms.length === 0) return []
  const { text } = analysis
  const folded = foldText(text)
  const findCover = coverOf(analysis)
  return terms.flatMap((term) => {
    const wanted = foldLetters(term.term.trim())
    const found: FoundTerm[] = []
    for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + wanted.length)) {
      const place = { from: folded.places[at] ?? 0, to: folded.places[at + wanted.length] ?? text.length }
      const cover = findCover(place)
      const isInside = cover !== undefined && (cover.from !== place.from || cover.to !== place.to)
      if (isInside || !isWhole(folded.text, at, at + wanted.length)) continue
      const shown = text.slice(place.from, place.to)
      const instead = term.instead === null ? null : inCaseOf(shown, term.instead)
      found.push({ ...place, term: term.term, shown, instead, isForm: false })
    }
    return found
  })
}

/**
 * Returns whether a range has no adjacent letter or digit, and no adjacent character that makes it part of another name, as in “ASP.NET”. Letters of
 * scripts without spaces may be adjacent, except Katakana, where an adjacent letter of the same script continues the word.
 */
function isWhole(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 2), from)
  const after = text.slice(to, to + 2)
  return mayBegin(text.charAt(from), before) && mayEnd(text.charAt(to - 1), after)
}

const KATAKANA = /[\p{sc=Katakana}ー]/u

function mayBegin(first: string, before: string): boolean {
  if (KATAKANA.test(first)) return !KATAKANA.test(before.slice(-1))
  return UNSPACED.test(first) || !/[\p{L}\p{M}\p{N}_]$|[\p{L}\p{N}][.&/@-]$/u.test(before)
}

function mayEnd(last: string, after: string): boolean {
  if (KATAKANA.test(last)) return !KATAKANA.test(after.slice(0, 1))
  return UNSPACED.test(last) || !/^[\p{L}\p{M}\p{N}_]|^[.&/@-][\p{L}\p{N}]/u.test(after)
}

/** A text with normalised letters, and the original position of each of its code units. */
type FoldedText = { text: string; places: readonly number[] }

/**
 * Normalises letters: no case, full-width and composed forms, “ß” as “ss”, and one kind of apostrophe. Two texts that look the same to a reader
 * become the same.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘ʼ＇`]/g, "'")
}

/** Normalises a text letter by letter, so that matches can be shown in the original. */
function foldText(text: string): FoldedText {
  const places: number[] = []
  let folded = ''
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}{0,8}|\p{M}/gsu)) {
    const plain = foldLetters(letter)
    for (let at = 0; at < plain.length; at += 1) places.push(index)
    folded += plain
  }
  places.push(text.length)
  return { text: folded, places }
}
