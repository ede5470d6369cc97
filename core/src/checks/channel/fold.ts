import type { Check } from '../check.ts'

/** Checks that the first sentence is complete before the network cuts the text (“… more”). */
export const fold: Check = {
  id: 'fold',
  version: 2,
  source: 'channel',
  weight: 6,
  run({ contract }, { sentences, lines, text }) {
    const sentence = sentences[0]
    if (!contract?.fold || !sentence) return null
    const { characters, lines: shown } = contract.fold
    const lineEnd = lines[shown - 1]?.to ?? text.length
    const cut = Math.min(characters, lineEnd)
    // A cut after the last word affects only links, mentions, hashtags, emoji or punctuation.
    const end = sentence.words.at(-1)?.to ?? sentence.to
    if (end <= cut || text.length <= cut) return []
    return [
      {
        reason: 'cut',
        place: { kind: 'text', from: cut, to: end },
        evidence: text.slice(Math.max(sentence.from, cut - 20), cut),
        values: { characters: cut },
      },
    ]
  },
}
