import type { ScriptLanguage } from '../model/script.ts'
import { countGraphemes } from '../text/text-lengths.ts'
import { type ScriptScene, spokenText } from './script-scene.ts'
import { BREAK_RANKS, findBreaks } from '../text/split-text.ts'

/** Kinds of pause after a spoken word, by ascending rank; their lengths are in `PAUSES`. */
export const SPEECH_PAUSES = { none: 0, clause: 1, sentence: 2, line: 3 } as const

export type Rest = (typeof SPEECH_PAUSES)[keyof typeof SPEECH_PAUSES]

const FULL_STOP = /\./u

const SENTENCE_END = /[!?…。！？｡؟۔।]/u

const CLAUSE_END = /[,;:](?=\s)|[、，；：،؛—]|\s[-–]\s/u

/** Returns the pause after each word of a text, including the last. The full stop of an abbreviation ("Dr. Li") does not end a sentence. */
export function findSpeechPauses(text: string, words: readonly { from: number; to: number }[]): Rest[] {
  let stops: ReadonlySet<number> | null = null
  return words.map(({ to }, at) => {
    const next = words[at + 1]?.from
    const gap = text.slice(to, next)
    if (next === undefined || gap.includes('\n')) return SPEECH_PAUSES.line
    if (SENTENCE_END.test(gap)) return SPEECH_PAUSES.sentence
    stops ??= FULL_STOP.test(text) ? sentenceEnds(text) : new Set()
    if (hasStop(gap, to, stops)) return SPEECH_PAUSES.sentence
    return CLAUSE_END.test(gap) ? SPEECH_PAUSES.clause : SPEECH_PAUSES.none
  })
}

/** Returns whether a full stop between two words ends a sentence. Punctuation after the whitespace belongs to the next word. */
function hasStop(gap: string, from: number, stops: ReadonlySet<number>): boolean {
  const blank = FULL_STOP.test(gap) ? gap.search(/\s/u) : -1
  return blank >= 0 && stops.has(from + blank)
}

function sentenceEnds(text: string): Set<number> {
  return new Set(
    findBreaks(text)
      .filter(({ rank }) => rank >= BREAK_RANKS.sentence)
      .map(({ end }) => end),
  )
}

/**
 * Words per minute of a narrator between pauses. Read-aloud rates of Trauzettel-Klosinski & Dietz 2012, "Standardized Assessment of Reading
 * Performance: The New International Reading Speed Texts IReST" (en 228, de 179, es 218, fr 195, it 188, pt 181, nl 202, pl 166, tr 166, ar 138, he
 * 187), scaled by 0.66 to match the 150 of English narration and rounded to multiples of 5. Japanese and Chinese count segments of `Intl.Segmenter`:
 * about 300 kana and kanji of broadcast speech, or 240 hanzi, a minute.
 */
export const PACES: Record<ScriptLanguage, number> = {
  en: 150,
  de: 120,
  es: 145,
  fr: 130,
  it: 125,
  pt: 120,
  nl: 135,
  pl: 110,
  tr: 110,
  ar: 90,
  he: 125,
  ja: 160,
  zh: 150,
}

/** A word of a text: `from` and `to` are offsets into it. */
export type SpeechUnit = { text: string; from: number; to: number }

/** A spoken word: `from` and `to` are offsets into the scene's `spokenText`, `start` and `end` milliseconds. */
export type SpokenWord = SpeechUnit & { isStrong: boolean; start: number; end: number }

/** Speech settings of a scene: its language, and words per minute if they differ from the language's default. */
export type Speech = { language: ScriptLanguage; pace?: number | null | undefined }

const segmenters = new Map<ScriptLanguage, Intl.Segmenter>()

/** Returns the words of a text in order; punctuation and emoji are not words. */
export function speechUnits(text: string, language: ScriptLanguage): SpeechUnit[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  const units: SpeechUnit[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) units.push({ text: segment, from: index, to: index + segment.length })
  }
  return units
}

/** Returns the speaking time of a scene in whole milliseconds, with the time of each word. There is no pause after the last word. */
export function timeScene(scene: Pick<ScriptScene, 'lines'>, speech: Speech): { length: number; words: SpokenWord[] } {
  const text = spokenText(scene)
  const units = speechUnits(text, speech.language)
  const isStrongAt = readStrength(scene)
  const word = wordTime(speech)
  const rests = findSpeechPauses(text, units)
  const weights = units.map((unit) => weigh(unit.text))
  const counted = units.reduce((sum, unit) => sum + countSpoken(unit.text), 0)
  const each = (counted * word) / Math.max(1, sum(weights))
  let time = 0
  const words = units.map((unit, at) => {
    const start = time
    const end = start + (weights[at] ?? 0) * each
    time = end + PAUSES[rests[at] ?? SPEECH_PAUSES.none] * word
    return { ...unit, isStrong: isStrongAt(unit.from), start: Math.round(start), end: Math.round(end) }
  })
  return { length: words.at(-1)?.end ?? 0, words }
}

/** Returns the speaking time of a text in whole milliseconds, pauses included. */
export function timeText(text: string, speech: Speech): number {
  return timeScene({ lines: [{ list: 'none', runs: [{ text, isStrong: false }] }] }, speech).length
}

function wordTime({ language, pace }: Speech): number {
  return 60_000 / (pace ?? PACES[language])
}

/** Constant cost per word, as a number of characters added to its own. */
const BESIDE = 2
/** Characters of a common word, plus `BESIDE`. */
const COMMON = 7

/**
 * Returns a word's share of the time, in characters: its own plus a constant. A number of several digits has at least the share of the
 * common words needed to say it.
 */
function weigh(word: string): number {
  const spoken = countSpoken(word)
  const written = countGraphemes(word) + BESIDE
  return spoken > 1 ? Math.max(written, spoken * COMMON) : written
}

/** Returns the number of spoken words of a word: one, plus half a word per further digit. "1,250" takes two and a half. */
function countSpoken(word: string): number {
  const digits = word.match(/\p{Nd}/gu)?.length ?? 0
  return digits > 1 ? 1 + (digits - 1) / 2 : 1
}

/** Length of each pause, as a multiple of a common word: short after a comma, longer at the end of a sentence or line. */
const PAUSES = {
  [SPEECH_PAUSES.none]: 0,
  [SPEECH_PAUSES.clause]: 0.35,
  [SPEECH_PAUSES.sentence]: 0.9,
  [SPEECH_PAUSES.line]: 0.9,
} as const

/** Returns a function that checks whether the spoken text is strong at an offset; offsets must be queried in ascending order. */
function readStrength({ lines }: Pick<ScriptScene, 'lines'>): (offset: number) => boolean {
  const ends: { end: number; isStrong: boolean }[] = []
  let end = 0
  for (const { runs } of lines) {
    for (const { text, isStrong } of runs) {
      end += text.length
      ends.push({ end, isStrong })
    }
    end += 1
  }
  let at = 0
  return (offset) => {
    while (at < ends.length && (ends[at]?.end ?? 0) <= offset) at += 1
    return ends[at]?.isStrong ?? false
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
