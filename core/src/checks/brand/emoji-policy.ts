import type { Check } from '../check.ts'
import { countBlanksBefore } from '../text/text-ranges.ts'

const FEW = 2

/** Finds more emoji than the brand allows. */
export const emojiPolicy: Check = {
  id: 'emojiPolicy',
  version: 1,
  source: 'brand',
  weight: 4,
  run({ brand }, { text, emoji }) {
    if (!brand || brand.emoji === 'any') return null
    const max = brand.emoji === 'none' ? 0 : FEW
    return emoji.slice(max).map(({ from, to }) => {
      const before = countBlanksBefore(text, from)
      return {
        reason: brand.emoji,
        place: { kind: 'text', from, to },
        evidence: text.slice(from, to),
        values: { max },
        fix: { kind: 'text', from: from - before, to, text: '' },
        loss: 0.5,
      }
    })
  },
}
