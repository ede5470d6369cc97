import type { TextAnalysis, Word } from '../text/text-analysis.ts'

export const STYLE_FEATURES = [
  'sentenceLength',
  'sentenceSpread',
  'paragraphLength',
  'wordLength',
  'commas',
  'pauses',
  'exclamations',
  'questions',
  'firstPerson',
  'secondPerson',
  'contractions',
  'capitals',
  'emoji',
] as const

export type StyleFeature = (typeof STYLE_FEATURES)[number]

/** Minimum standard deviation assumed for each feature between texts of the same author. */
export const USUAL_SPREAD: Readonly<Record<StyleFeature, number>> = {
  sentenceLength: 3,
  sentenceSpread: 2.5,
  paragraphLength: 25,
  wordLength: 0.35,
  commas: 2,
  pauses: 1,
  exclamations: 8,
  questions: 8,
  firstPerson: 2,
  secondPerson: 2,
  contractions: 1.2,
  capitals: 1,
  emoji: 1,
}

export type Style = {
  words: number
  features: Record<StyleFeature, number>
  /** Frequency of each of `FUNCTION_WORDS`, per hundred words. */
  functionWords: readonly number[]
}

const FIRST = new Set([
  'i',
  'me',
  'my',
  'mine',
  'we',
  'us',
  'our',
  'ours',
  "i'm",
  "i've",
  "i'd",
  "i'll",
  "we're",
  "we've",
  "we'd",
  "we'll",
])
const SECOND = new Set(['you', 'your', 'yours', 'yourself', "you're", "you've", "you'd", "you'll"])
const CONTRACTION = /'(?:s|re|ve|ll|d|m|t)$/

/**
 * Measures the style of a text, independent of its content: sentences and paragraphs in words, words in characters, rates per hundred words or per
 * hundred sentences.
 */
export function styleOf({ text, words, sentences, emoji }: TextAnalysis): Style {
  const lengths = sentences.map((sentence) => sentence.words.length)
  const paragraphs = text.split(/\n\s*\n/).filter((each) => each.trim() !== '')
  const ofWords = (count: number) => (words.length === 0 ? 0 : (100 * count) / words.length)
  const ofSentences = (count: number) => (sentences.length === 0 ? 0 : (100 * count) / sentences.length)
  const counted = (isMeant: (word: Word) => boolean) => ofWords(words.filter(isMeant).length)
  return {
    words: words.length,
    features: {
      sentenceLength: mean(lengths),
      sentenceSpread: spread(lengths),
      paragraphLength: paragraphs.length === 0 ? 0 : words.length / paragraphs.length,
      wordLength: mean(words.map((word) => word.text.length)),
      commas: ofWords(text.match(/,(?!\d)/g)?.length ?? 0),
      pauses: ofWords(text.match(/[;:—–]|\s-\s|…/g)?.length ?? 0),
      exclamations: ofSentences(text.match(/!+/g)?.length ?? 0),
      questions: ofSentences(text.match(/\?+/g)?.length ?? 0),
      firstPerson: counted(({ lower }) => FIRST.has(lower)),
      secondPerson: counted(({ lower }) => SECOND.has(lower)),
      contractions: counted(({ lower }) => CONTRACTION.test(lower)),
      capitals: counted((word) => word.text.length > 1 && /^[\p{Lu}\p{N}]*\p{Lu}[\p{Lu}\p{N}]*$/u.test(word.text)),
      emoji: ofWords(emoji.length),
    },
    functionWords: FUNCTION_WORDS.map((each) => counted(({ lower }) => lower === each)),
  }
}

/** Returns the arithmetic mean; 0 without values. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Returns the standard deviation. */
export function spread(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

/** Words with little meaning that are used by habit; their frequencies distinguish authors. */
const FUNCTION_WORDS: readonly string[] = (
  'the a an and but or so if because when while that this these those it its of to in on for with at by from ' +
  'as is are was be been have has do not no just very really can will would could should all more most than then'
).split(' ')
