import type { Check } from '../check.ts'

/** Length above which a block fills a phone's screen. */
const LONG = 420

/** Finds blocks of text without a break. */
export const paragraphs: Check = {
  id: 'paragraphs',
  version: 1,
  source: 'craft',
  weight: 4,
  run(_draft, { lines }) {
    if (lines.every(({ text }) => text.trim() === '')) return null
    return lines
      .filter(({ text }) => text.length > LONG)
      .map(({ from, to, text }) => ({
        reason: 'long',
        place: { kind: 'text', from, to },
        evidence: text.slice(0, 80),
        values: { length: text.length, max: LONG },
        loss: 0.5,
      }))
  },
}
