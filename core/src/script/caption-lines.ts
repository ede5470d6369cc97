import type { Cue } from '../captions/caption-cues.ts'
import { countGraphemes } from '../text/text-lengths.ts'
import { type SpokenWord, findSpeechPauses, type Rest, SPEECH_PAUSES } from './reading-time.ts'
import type { TimedScene } from './script-timeline.ts'

/** A word in a caption, with adjacent punctuation; `at` is its offset in the caption's text. */
export type CaptionWord = { text: string; isStrong: boolean; from: number; to: number; at: number }

/** A caption of up to two lines, shown for a time range of the film. */
export type Caption = { from: number; to: number; text: string; words: CaptionWord[]; sceneIndex: number }

/** Minimum display time of a caption in milliseconds, if the next one leaves room. */
const CAPTION_TIME_MIN = 700

/** Character widths such that a line holds 32 narrow characters or 14 wide ones. */
const NARROW = 7
const WIDE = 16
const LINE_MAX = 32 * NARROW

/**
 * Lays out the spoken text as captions, one phrase each: broken at the end of sentences and lines, then after commas, then between words, with
 * the script's punctuation. Captions never overlap. A word longer than a line gets its own line.
 */
export function layOutCaptions(scenes: readonly TimedScene[]): Caption[] {
  const captions = scenes.flatMap((scene, sceneIndex) =>
    toSentences(readPieces(scene))
      .flatMap(toPhrases)
      .map((phrase) => toCaption(phrase, sceneIndex)),
  )
  const end = scenes.at(-1)?.end ?? 0
  return captions.map((caption, at) => {
    const room = captions[at + 1]?.from ?? end
    return {
      ...caption,
      to: Math.min(Math.max(caption.to, caption.from + CAPTION_TIME_MIN), Math.max(caption.to, room)),
    }
  })
}

/** A word with all text up to the next one: the displayed text, and the quality of a break at its end. */
type Piece = { word: SpokenWord; text: string; width: number; hasGap: boolean; rank: number }

const RANKS = { glued: 0, word: 1, clause: 2, sentence: 3 } as const

const OPENING = /[\p{Ps}\p{Pi}¿¡]/u
/** Breaking whitespace: excludes no-break spaces. */
const GAP = /[^\S\u00a0\u202f]/u
const GAPS = new RegExp(`${GAP.source}+`, 'gu')
/** Characters after which a line may break without whitespace. */
const LOOSE_END =
  /[-/\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uff60ー]$/u

function readPieces({ text, words }: TimedScene): Piece[] {
  const rests = findSpeechPauses(text, words)
  let from = 0
  return words.map((word, at) => {
    const next = words[at + 1]
    const to = next ? word.to + endInGap(text.slice(word.to, next.from)) : text.length
    const raw = text.slice(from, to)
    from = to
    // Line breaks within a piece come from script lines without words; they become spaces.
    const shown = trimGaps(raw).replaceAll(GAPS, ' ')
    const hasGap = GAP.test(raw.slice(-1))
    const isLoose = hasGap || LOOSE_END.test(shown.slice(-2))
    return { word, text: shown, width: widthOf(shown), hasGap, rank: rankOf(rests[at] ?? SPEECH_PAUSES.none, isLoose) }
  })
}

function trimGaps(raw: string): string {
  let [from, to] = [0, raw.length]
  while (from < to && GAP.test(raw.charAt(from))) from += 1
  while (to > from && GAP.test(raw.charAt(to - 1))) to -= 1
  return raw.slice(from, to)
}

function rankOf(rest: Rest, isLoose: boolean): number {
  if (rest >= SPEECH_PAUSES.sentence) return RANKS.sentence
  if (!isLoose) return RANKS.glued
  return rest === SPEECH_PAUSES.clause ? RANKS.clause : RANKS.word
}

/** Returns the length of the text between two words that is part of the first: up to the last whitespace, otherwise up to an opening punctuation mark. */
function endInGap(gap: string): number {
  for (let at = gap.length; at > 0; at -= 1) if (GAP.test(gap.charAt(at - 1))) return at
  let end = gap.length
  while (end > 0 && OPENING.test(gap.charAt(end - 1))) end -= 1
  return end
}

const WIDE_SIGN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60ー]/gu

function widthOf(text: string): number {
  return countGraphemes(text) * NARROW + (text.match(WIDE_SIGN)?.length ?? 0) * (WIDE - NARROW)
}

function toSentences(pieces: readonly Piece[]): Piece[][] {
  const sentences: Piece[][] = []
  let isOpen = false
  for (const piece of pieces) {
    if (isOpen) sentences.at(-1)?.push(piece)
    else sentences.push([piece])
    isOpen = piece.rank !== RANKS.sentence
  }
  return sentences
}

/** Splits a sentence into phrases that fit, each cut at the best break in the second half of the text that would fit. */
function toPhrases(sentence: readonly Piece[]): Piece[][] {
  const phrases: Piece[][] = []
  let rest = sentence
  while (rest.length > 0) {
    const most = longestFitting(rest)
    const count = most === rest.length ? most : bestCut(rest, most)
    phrases.push(rest.slice(0, count))
    rest = rest.slice(count)
  }
  return phrases
}

function longestFitting(pieces: readonly Piece[]): number {
  let count = 1
  while (count < pieces.length && breakLines(pieces.slice(0, count + 1)) !== null) count += 1
  return count
}

/** Returns the best end of a phrase among the pieces that fit. If the rest fits in one more phrase, the text is shared evenly between both. */
function bestCut(pieces: readonly Piece[], most: number): number {
  const widths = widthsUpTo(pieces.slice(0, most * 2))
  const full = widths[most - 1] ?? 0
  const whole = widths.at(-1) ?? 0
  const isShared = pieces.length === widths.length && whole <= full * 2
  const wanted = isShared ? whole / 2 : full
  const [best] = widths
    .slice(0, most)
    .map((width, at) => ({ count: at + 1, width, rank: pieces[at]?.rank ?? 0, off: Math.abs(width - wanted) }))
    .filter(({ count, width }) => count === most || width >= full / 2)
    .toSorted((a, b) => b.rank - a.rank || a.off - b.off)
  return best?.count ?? most
}

function widthsUpTo(pieces: readonly Piece[]): number[] {
  let sum = 0
  return pieces.map(({ width, hasGap }) => {
    const upTo = sum + width
    sum = upTo + (hasGap ? NARROW : 0)
    return upTo
  })
}

/** Breaks pieces into lines: one if possible, otherwise two of about the same width; null if more would be needed. */
function breakLines(pieces: readonly Piece[]): Piece[][] | null {
  if (isLine(pieces)) return [[...pieces]]
  const [best] = pieces
    .slice(1)
    .map((_, at) => ({
      at: at + 1,
      rank: pieces[at]?.rank ?? 0,
      lines: [pieces.slice(0, at + 1), pieces.slice(at + 1)],
    }))
    .filter(({ lines }) => lines.every(isLine))
    .map(({ rank, lines }) => ({ lines, isGlued: rank === RANKS.glued, width: Math.max(...lines.map(lineWidth)) }))
    .toSorted((a, b) => Number(a.isGlued) - Number(b.isGlued) || a.width - b.width)
  return best?.lines.map((line) => [...line]) ?? null
}

function isLine(pieces: readonly Piece[]): boolean {
  return pieces.length === 1 || lineWidth(pieces) <= LINE_MAX
}

function lineWidth(pieces: readonly Piece[]): number {
  return widthsUpTo(pieces).at(-1) ?? 0
}

function toCaption(phrase: readonly Piece[], sceneIndex: number): Caption {
  const words: CaptionWord[] = []
  let text = ''
  for (const [index, line] of (breakLines(phrase) ?? [[...phrase]]).entries()) {
    if (index > 0) text += '\n'
    for (const [place, { word, text: shown, hasGap }] of line.entries()) {
      words.push({ text: shown, isStrong: word.isStrong, from: word.start, to: word.end, at: text.length })
      text += hasGap && place < line.length - 1 ? `${shown} ` : shown
    }
  }
  return { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0, text, words, sceneIndex }
}

const ESCAPED: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]

/** Converts captions for `writeCaptions` and `writeSubRip`. Captions without a duration are shown with the next one. */
export function toCues(captions: readonly Caption[]): Cue[] {
  const cues: Cue[] = []
  let waiting: string[] = []
  for (const [at, { from, to, text }] of captions.entries()) {
    waiting.push(ESCAPED.reduce((escaped, [sign, name]) => escaped.replaceAll(sign, name), text))
    const isLast = at === captions.length - 1
    if (to <= from && !isLast) continue
    cues.push({ from, to: Math.max(to, from + 1), text: waiting.join('\n') })
    waiting = []
  }
  return cues
}
