import type { Check } from '../check.ts'

const MENTIONS_MAX = 5

/** Finds too many mentions, which make a post look like a call for attention. */
export const mentions: Check = {
  id: 'mentions',
  version: 1,
  source: 'craft',
  weight: 3,
  run(_draft, { text, mentions: found }) {
    if (found.length === 0) return null
    const extra = found[MENTIONS_MAX]
    if (!extra) return []
    const place = { kind: 'text', from: extra.from, to: extra.to } as const
    return [
      {
        reason: 'many',
        place,
        evidence: text.slice(extra.from, extra.to),
        values: { count: found.length, max: MENTIONS_MAX },
      },
    ]
  },
}
