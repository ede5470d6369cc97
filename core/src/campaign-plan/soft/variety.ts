import type { SoftRule } from './soft-rule.ts'

/** Prefers consecutive posts of a channel with different pillars, formats and personas. */
export const variety: SoftRule = {
  id: 'variety',
  defaultWeight: 5,
  measure: (placed, { brief }) => {
    const last = brief.channels.map(() => -1)
    const kinds = [brief.pillars, brief.formats, brief.personas].map((parts) => (parts.length > 1 ? 1 : 0))
    const [pillars = 0, formats = 0, personas = 0] = kinds
    const parts = pillars + formats + personas
    if (parts === 0) return null
    let same = 0
    let pairs = 0
    for (const [at, post] of placed.entries()) {
      const before = placed[last[post.channel] ?? -1]
      if (post.channel >= 0) last[post.channel] = at
      if (!before) continue
      pairs += 1
      if (pillars > 0 && before.pillar === post.pillar) same += 1
      if (formats > 0 && before.format === post.format) same += 1
      if (personas > 0 && before.persona === post.persona) same += 1
    }
    if (pairs === 0) return null
    return { score: 1 - same / (parts * pairs), values: { count: same } }
  },
}
