import type { Check } from '../check.ts'

const LONG = 25

/** Sentences that are longer than a reader holds in mind. */
export const sentenceLength: Check = {
  id: 'sentenceLength',
  version: 2,
  source: 'craft',
  weight: 6,
  run(_draft, { sentences }) {
    if (sentences.length === 0) return null
    return sentences
      .filter(({ words }) => words.length > LONG)
      .map(({ from, to, text, words }) => ({
        reason: 'long',
        place: { kind: 'text', from, to },
        evidence: text,
        values: { words: words.length, max: LONG },
        loss: 0.5,
      }))
  },
}
