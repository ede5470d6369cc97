import type { Check } from '../check.ts'

/** Maximum number of hashtags that are read as words of the sentence. */
const IN_TEXT_MAX = 2

/** Finds hashtags between words: more than two of them make a text hard to read. */
export const hashtagPlace: Check = {
  id: 'hashtagPlace',
  version: 1,
  source: 'craft',
  weight: 3,
  run(_draft, { text, tags, words }) {
    if (tags.length === 0) return null
    const end = words.at(-1)?.to ?? 0
    const inside = tags.filter(({ from }) => from < end)
    if (inside.length <= IN_TEXT_MAX) return []
    return inside.slice(IN_TEXT_MAX).map(({ from, to }) => ({
      reason: 'between',
      place: { kind: 'text', from, to },
      evidence: text.slice(from, to),
      values: { tag: text.slice(from, to) },
      loss: 0.34,
    }))
  },
}
