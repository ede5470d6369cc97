import type { Placed, PlanContext } from '../plan-context.ts'

export type HardRuleId =
  | 'known_parts'
  | 'in_window'
  | 'blackout'
  | 'slot'
  | 'skipped'
  | 'format_fits'
  | 'key_date_window'
  | 'channel_day'
  | 'channel_week'
  | 'channel_gap'
  | 'alike_distance'
  | 'capacity_week'
  | 'plan_size'

/** A broken rule, with the numbers for its message. */
export type HardBreak = { rule: HardRuleId; values: Readonly<Record<string, string | number>> }

/** A rule that the solver never breaks. It checks one placement against all other placements. */
export type HardRule = {
  id: HardRuleId
  findBreak: (placed: Placed, others: readonly Placed[], context: PlanContext) => HardBreak['values'] | null
}
