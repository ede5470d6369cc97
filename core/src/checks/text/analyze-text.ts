import { findLinks } from '../../text/facets.ts'
import { findLanguage } from './find-language.ts'
import type { KnownLanguage, TextRange, Tag, TextAnalysis, Word, Sentence } from './text-analysis.ts'
import { BREAK_RANKS, findBreaks } from '../../text/split-text.ts'

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L})|[-‑](?=[\p{L}\p{N}])|[.,](?=\p{N}))*/gu
const MENTION = /(?<=^|[\s([])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.@-]*[\p{L}\p{N}_])?/gu
const TAG = /(?<=^|[\s([])[#＃]([\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*)/gu
const EMOJI =
  /\p{RI}\p{RI}|\p{Emoji_Presentation}[\p{EMod}\uFE0F]?(?:\u200D\p{Emoji}[\p{EMod}\uFE0F]?)*|\p{Emoji}\uFE0F(?:\u200D\p{Emoji}[\p{EMod}\uFE0F]?)*/gu

/**
 * Analyses a text: words, sentences, lines, links, mentions, hashtags and emoji, each with its range.
 * @param expected languages of the workspace, most likely first
 */
export function analyzeText(text: string, expected: readonly KnownLanguage[] = ['en']): TextAnalysis {
  const links = findLinks(text).map(({ start, end }) => ({ from: start, to: end, address: text.slice(start, end) }))
  const tags = [...text.matchAll(TAG)].map((match): Tag => ({ ...toTextRange(match), tag: match[1] ?? '' }))
  const mentions = [...text.matchAll(MENTION)]
    .map(toTextRange)
    .filter((each) => !links.some((link) => overlap(each, link)))
  const covered = [...links, ...tags, ...mentions].toSorted((a, b) => a.from - b.from)
  const words = wordsOf(text, covered)
  const language = findLanguage(words, expected)
  return {
    text,
    isEnglish: language === 'en',
    language,
    words,
    sentences: findSentences(text, words, language !== 'en' && language !== 'es' && language !== 'fr'),
    lines: linesOf(text),
    links,
    mentions,
    tags,
    emoji: [...text.matchAll(EMOJI)].map(toTextRange),
    code: findCode(text),
  }
}

function wordsOf(text: string, covered: readonly TextRange[]): Word[] {
  let next = 0
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const place = toTextRange(match)
    while ((covered[next]?.to ?? Infinity) <= place.from) next += 1
    const cover = covered[next]
    if (cover && overlap(place, cover)) continue
    const lower = match[0].toLowerCase().replaceAll('’', "'")
    words.push({ ...place, text: match[0], lower, syllables: syllablesOf(lower) })
  }
  return words
}

function linesOf(text: string): (TextRange & { text: string })[] {
  let from = 0
  return text.split('\n').map((line) => {
    const place = { from, to: from + line.length, text: line }
    from += line.length + 1
    return place
  })
}

function toTextRange(match: RegExpExecArray): TextRange {
  return { from: match.index, to: match.index + match[0].length }
}

function overlap(a: TextRange, b: TextRange): boolean {
  return a.from < b.to && b.from < a.to
}

const FENCE = '```'

/** Finds code between backticks, in a line or as a block, which must not be changed. */
function findCode(text: string): TextRange[] {
  const found: TextRange[] = []
  let at = 0
  while (at < text.length) {
    const from = text.indexOf('`', at)
    if (from < 0) break
    const isBlock = text.startsWith(FENCE, from)
    const mark = isBlock ? FENCE : '`'
    const end = text.indexOf(mark, from + mark.length)
    const isClosed = end >= 0 && (isBlock || !text.slice(from, end).includes('\n'))
    const to = isClosed ? end + mark.length : from + mark.length
    if (isClosed) found.push({ from, to })
    at = to
  }
  return found
}

/** Endings with a silent vowel. */
const SILENT = /(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/

/** Estimates the number of syllables of an English word, at least 1: the number of its vowel groups, each of one or two vowels. */
function syllablesOf(lower: string): number {
  const word = lower.replace(/[^a-z]/g, '')
  if (word.length <= 3) return 1
  return Math.max(
    1,
    word
      .replace(SILENT, '')
      .replace(/^y/, '')
      .match(/[aeiouy]{1,2}/g)?.length ?? 0,
  )
}

/** A number, or an hour such as “17 h”, at the end of a sentence; a number at the start of a sentence is a list number. */
const LAST_NUMBER = /[^\s.!?…:][^\S\n]+[\p{Sc}]?\d[\d.,:]*%?(?:[^\S\n]?h)?\.$/u

const LOOK_BACK = 40

/**
 * Finds sentences with their words, in order. A line break also ends a sentence; a text range without words is not a sentence. In English, Spanish
 * and French a number with a full stop ends a sentence; in other languages it can be an ordinal, such as “3. Mai”.
 */
function findSentences(text: string, words: readonly Word[], hasOrdinals: boolean): Sentence[] {
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
