import type { Check } from '../check.ts'

const ROW_MAX = 3
/** Maximum share of emoji per word, and number of emoji that is always allowed. */
const SHARE = 0.1
const ALWAYS = 3

/** Finds too many emoji, and rows of emoji, because screen readers read each one aloud by its name. */
export const emojiDensity: Check = {
  id: 'emojiDensity',
  version: 2,
  source: 'accessibility',
  weight: 4,
  run(_draft, { text, emoji, words }) {
    if (emoji.length === 0) return null
    const rows = rowsOf(text, emoji).filter(({ count }) => count > ROW_MAX)
    const max = Math.max(ALWAYS, Math.ceil(words.length * SHARE))
    const found = rows.map(({ from, to, keep }) => ({
      reason: 'row',
      place: { kind: 'text', from, to } as const,
      evidence: text.slice(from, to),
      fix: { kind: 'text', from: keep, to, text: '' } as const,
      loss: 0.5,
    }))
    // A row counts only as the emoji that its fix would leave, so that the same emoji are not reported twice.
    const counted = rows.reduce((sum, { count }) => sum - count + 1, emoji.length)
    return counted > max ? [...found, { reason: 'many', values: { count: emoji.length, max }, loss: 0.5 }] : found
  },
}

/** Finds rows of adjacent emoji; `keep` is the end of the row's first emoji. */
function rowsOf(text: string, emoji: readonly { from: number; to: number }[]) {
  const rows: { from: number; to: number; keep: number; count: number }[] = []
  for (const { from, to } of emoji) {
    const last = rows.at(-1)
    const isNext =
      last !== undefined && text.slice(last.to, from).trim() === '' && !text.slice(last.to, from).includes('\n')
    if (isNext) rows[rows.length - 1] = { ...last, to, count: last.count + 1 }
    else rows.push({ from, to, keep: to, count: 1 })
  }
  return rows
}
