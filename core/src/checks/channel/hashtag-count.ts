import type { Check } from '../check.ts'

/** Finds more hashtags than usual on the network. */
export const hashtagCount: Check = {
  id: 'hashtagCount',
  version: 1,
  source: 'channel',
  weight: 4,
  run({ contract }, { tags }) {
    const usual = contract?.habits.tags ?? null
    if (usual === null || tags.length === 0) return null
    const extra = tags[usual]
    if (!extra) return []
    const last = tags.at(-1) ?? extra
    return [
      {
        reason: 'many',
        place: { kind: 'text', from: extra.from, to: last.to },
        evidence: `#${extra.tag}`,
        values: { count: tags.length, max: usual },
      },
    ]
  },
}
