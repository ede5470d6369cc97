import type { Placed, PlanContext } from '../plan-context.ts'
import type { SoftRuleId } from '../plan-brief.ts'

/** Score from 0 (not followed at all) to 1, and the values for its message. */
export type SoftScore = { score: number; values: Readonly<Record<string, string | number>> }

/**
 * A rule that is followed as far as its weight allows. Only the four basic operations and comparisons are used, so that every JavaScript engine
 * computes the same result.
 */
export type SoftRule = {
  id: SoftRuleId
  defaultWeight: number
  /**
   * @param placed sorted by time
   * @returns null if there is nothing to score
   */
  measure: (placed: readonly Placed[], context: PlanContext) => SoftScore | null
}
