import type { Check } from '../check.ts'

/** Whether the first sentence is whole before the network cuts the text (“… more”). */
export const fold: Check = {
  id: 'fold',
  version: 1,
  source: 'channel',
  weight: 6,
  run({ contract }, { sentences, lines, text }) {
    const sentence = sentences[0]
    if (!contract?.fold || !sentence) return null
    const { characters, lines: shown } = contract.fold
    const lineEnd = lines[shown - 1]?.to ?? text.length
    const cut = Math.min(characters, lineEnd)
    if (sentence.to <= cut || text.length <= cut) return []
    return [
      {
        reason: 'cut',
        place: { kind: 'text', from: cut, to: sentence.to },
        evidence: text.slice(Math.max(sentence.from, cut - 20), cut),
        values: { characters: cut },
      },
    ]
  },
}
