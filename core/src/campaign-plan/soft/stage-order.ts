import { FUNNEL_STAGES } from '../plan-brief.ts'
import { fractionsOf } from './share-score.ts'
import type { SoftRule } from './soft-rule.ts'

/** Prefers stages in order: each post scores best within its stage's share of the campaign's time. */
export const stageOrder: SoftRule = {
  id: 'stage_order',
  defaultWeight: 6,
  measure: (placed, { brief, from, until }) => {
    if (brief.stages.length < 2 || placed.length < 2) return null
    const centres = centresOf(brief.stages)
    const days = Math.max(1, until - from)
    let off = 0
    let worst = ''
    let worstBy = -1
    for (const { stage, day, local } of placed) {
      const centre = centres[stage]
      if (centre === undefined) continue
      // A stage extends half its share to each side of the centre.
      const by = Math.max(0, Math.abs((day - from) / days - centre.at) - centre.half)
      off += by
      if (by > worstBy) [worst, worstBy] = [local.slice(0, 10), by]
    }
    return { score: Math.max(0, 1 - (2 * off) / placed.length), values: { day: worst } }
  },
}

/** Returns, per stage, the centre and half of its share, from 0 (the first day) to 1. */
export function centresOf(stages: readonly { id: string; share: number }[]): { at: number; half: number }[] {
  const shares = fractionsOf(stages)
  const rank = (id: string) => FUNNEL_STAGES.findIndex((stage) => stage === id)
  return stages.map(({ id }, at) => {
    const half = (shares[at] ?? 0) / 2
    const before = stages.reduce((sum, other, i) => sum + (rank(other.id) < rank(id) ? (shares[i] ?? 0) : 0), 0)
    return { at: before + half, half }
  })
}
