import type { Check } from '../check.ts'

/** Spaces between two characters of a line, and a comma, semicolon or colon set twice. Indented lines and ends of lines are left alone. */
const DOUBLED = /(?<=\S)[ \u00a0]{2,}(?=\S)|(?<=[\p{L}\p{N}])([,;:])\1+(?=\s|$)/gu

/** Doubled spaces and doubled commas. */
export const spacing: Check = {
  id: 'spacing',
  version: 1,
  source: 'craft',
  weight: 2,
  run(_draft, { text }) {
    if (text.trim() === '') return null
    return [...text.matchAll(DOUBLED)].map((match) => {
      const mark = match[1] ?? ' '
      return {
        reason: mark === ' ' ? 'spaces' : 'marks',
        place: { kind: 'text', from: match.index, to: match.index + match[0].length },
        evidence: match[0],
        values: { marks: match[0] },
        fix: { kind: 'text', from: match.index, to: match.index + match[0].length, text: mark },
        isSafe: true,
        loss: 0.25,
      }
    })
  },
}
