import { type PlanBrief, planWeightsSchema, SOFT_RULE_IDS, type SoftRuleId } from '../plan-brief.ts'
import type { Placed, PlanContext } from '../plan-context.ts'
import { channelEcho } from './channel-echo.ts'
import { evenDays } from './even-days.ts'
import { evenGaps } from './even-gaps.ts'
import { keyDateCloseness } from './key-date-closeness.ts'
import { shareRule } from './share-score.ts'
import type { SoftRule, SoftScore } from './soft-rule.ts'
import { stageOrder } from './stage-order.ts'
import { variety } from './variety.ts'

const SOFT_RULES: Readonly<Record<SoftRuleId, SoftRule>> = {
  pillar_mix: shareRule('pillar', 8),
  stage_mix: shareRule('stage', 6),
  format_mix: shareRule('format', 5),
  persona_mix: shareRule('persona', 5),
  stage_order: stageOrder,
  even_days: evenDays,
  even_gaps: evenGaps,
  variety,
  channel_echo: channelEcho,
  key_date_closeness: keyDateCloseness,
}

export type RuleScore = SoftScore & { rule: SoftRuleId; weight: number }

export function defaultWeights(): PlanBrief['weights'] {
  return planWeightsSchema.parse(Object.fromEntries(SOFT_RULE_IDS.map((id) => [id, SOFT_RULES[id].defaultWeight])))
}

/**
 * Returns the scores of the soft rules that apply.
 * @param placed sorted by time
 */
export function scoreRules(placed: readonly Placed[], context: PlanContext): RuleScore[] {
  return SOFT_RULE_IDS.flatMap((rule) => {
    const measured = SOFT_RULES[rule].measure(placed, context)
    return measured ? [{ ...measured, rule, weight: context.brief.weights[rule] }] : []
  })
}

/** Returns the weighted mean of the scores, from 0 to 100; 100 if all weights are 0 or there are no scores. */
export function objectiveOf(scores: readonly RuleScore[]): number {
  let sum = 0
  let weights = 0
  for (const { score, weight } of scores) {
    sum += score * weight
    weights += weight
  }
  return weights === 0 ? 100 : (100 * sum) / weights
}
