import type { Check, Found } from '../check.ts'
import type { Sentence, Word } from '../text/text-analysis.ts'

const LETTERS_MIN = 5
/** Minimum share of one word, and minimum number of its occurrences, for a finding. */
const SHARE = 0.06
const TIMES_MIN = 4
/** Score ceiling: a doubled word is a typing error, as serious as a misspelled one. */
const DOUBLED_CEILING = 0.92

/** Finds a word twice in a row, a word used too often, and a repeated sentence. */
export const repetition: Check = {
  id: 'repetition',
  version: 3,
  source: 'craft',
  weight: 4,
  run(_draft, { text, words, sentences }) {
    return words.length < 2 ? null : [...doubled(text, words), ...worn(words), ...saidAgain(sentences)]
  },
}

function doubled(text: string, words: readonly Word[]): Found[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1]
    const isSame = before?.lower === word.lower && /^\p{L}+$/u.test(word.lower)
    if (!before || !isSame || text.slice(before.to, word.from) !== ' ' || MAY_DOUBLE.has(word.lower)) return []
    const place = { from: before.to, to: word.to }
    return [
      {
        reason: 'doubled',
        place: { kind: 'text', ...place },
        evidence: `${before.text} ${word.text}`,
        values: { word: word.text },
        fix: { kind: 'text', ...place, text: '' },
        ceiling: DOUBLED_CEILING,
      },
    ]
  })
}

/** Function words, whose repetition is as unobtrusive as that of “the”. */
const SMALL_WORDS = new Set(
  (
    'about above after again being below could doing during every first other shall should since their theirs there these they ' +
    'those though through under until using where which while whose would yours never always because before between without'
  ).split(' '),
)

const MAY_DOUBLE = new Set(['had', 'that', 'bye', 'ha', 'no', 'so', 'very', 'really', 'knock', 'blah'])

function worn(words: readonly Word[]): Found[] {
  const places = Map.groupBy(
    words.filter(({ lower }) => lower.length >= LETTERS_MIN && !SMALL_WORDS.has(lower) && /^\p{L}+$/u.test(lower)),
    ({ lower }) => lower,
  )
  return [...places].flatMap(([word, all]) => {
    const last = all.at(-1)
    if (!last || all.length < TIMES_MIN || all.length < words.length * SHARE) return []
    const place = { kind: 'text', from: last.from, to: last.to } as const
    return [{ reason: 'worn', place, evidence: last.text, values: { word, times: all.length }, loss: 0.5 }]
  })
}

/** Thanks and cheers that may be repeated. */
const MAY_COME_AGAIN = new Set([
  'thank you',
  'thanks again',
  'well done',
  'come on',
  'oh no',
  'no way',
  'vielen dank',
  'muchas gracias',
  'merci beaucoup',
])

/** Finds sentences that repeat the one before them. A repeated single word, as in “Wait. Wait.”, is a figure of speech. */
function saidAgain(sentences: readonly Sentence[]): Found[] {
  return sentences.flatMap((sentence, at) => {
    const before = sentences[at - 1]
    const said = sayingOf(sentence)
    const isSame = before !== undefined && sentence.words.length > 1 && sayingOf(before) === said
    if (!before || !isSame || MAY_COME_AGAIN.has(said)) return []
    const place = { kind: 'text', from: sentence.from, to: sentence.to } as const
    const fix = { kind: 'text', from: before.to, to: sentence.to, text: '' } as const
    return [{ reason: 'sentence', place, evidence: sentence.text, values: { words: sentence.text }, fix, ceiling: 0.9 }]
  })
}

function sayingOf({ words }: Sentence): string {
  return words.map(({ lower }) => lower).join(' ')
}
