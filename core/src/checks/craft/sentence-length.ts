import type { Check } from '../check.ts'
import type { Sentence } from '../text/text-analysis.ts'

const LONG = 25

/** Finds sentences too long for a reader to follow. */
export const sentenceLength: Check = {
  id: 'sentenceLength',
  version: 3,
  source: 'craft',
  weight: 6,
  run(_draft, { text: whole, sentences }) {
    if (sentences.length === 0) return null
    return sentences
      .filter((sentence) => longestPart(whole, sentence) > LONG)
      .map(({ from, to, text, words }) => ({
        reason: 'long',
        place: { kind: 'text', from, to },
        evidence: text,
        values: { words: words.length, max: LONG },
        loss: 0.5,
      }))
  },
}

/** Counts the words of the longest part of a sentence between semicolons, colons, dashes and brackets. */
function longestPart(text: string, { words }: Sentence): number {
  let [longest, length] = [0, 0]
  words.forEach((word, at) => {
    const before = words[at - 1]
    const rests = before !== undefined && /[;:–—()]/.test(text.slice(before.to, word.from))
    length = rests ? 1 : length + 1
    longest = Math.max(longest, length)
  })
  return longest
}
