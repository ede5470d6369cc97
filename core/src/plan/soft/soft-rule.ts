import type { Placed, PlanContext } from '../plan-context.ts'
import type { SoftRuleId } from '../plan-brief.ts'

/** From 0 (not kept at all) to 1, and what the sentence about it names. */
export type SoftScore = { score: number; values: Readonly<Record<string, string | number>> }

/** Kept as well as its weight allows. Only the four operations and comparisons are used, so that every engine gets the same. */
export type SoftRule = {
  id: SoftRuleId
  defaultWeight: number
  /** @param placed in the order of time @returns null where there is nothing to judge */
  measure: (placed: readonly Placed[], context: PlanContext) => SoftScore | null
}
