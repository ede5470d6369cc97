import { placeAt } from '@postwright/core/campaign-plan/construct-plan'
import { findBreak } from '@postwright/core/campaign-plan/hard/hard-rules'
import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import { createContext, type Placed } from '@postwright/core/campaign-plan/plan-context'
import { objectiveOf, scoreRules } from '@postwright/core/campaign-plan/soft/soft-rules'
import { numbersFrom, shuffled } from '@postwright/core/slots/queue-order'

export type Baseline = { posts: number; objective: number }

/** Fills slots in order of time with the parts that are furthest behind, key dates first. Never revises a placement. */
export function planGreedily(brief: PlanBrief): Baseline {
  const context = createContext(brief)
  const spots = context.spots.flat().toSorted((a, b) => a.instant - b.instant || a.channel - b.channel)
  const placed: Placed[] = []
  for (const [keyDate, { posts }] of brief.keyDates.entries()) {
    let count = 0
    for (const spot of spots) {
      const found = count < posts ? placeAt(spot, keyDate, { placed, context }) : null
      if (!found) continue
      placed.push(found)
      count += 1
    }
  }
  for (const spot of spots) {
    const found = placeAt(spot, -1, { placed, context })
    if (found) placed.push(found)
  }
  return judge(placed, brief)
}

/** Fills random slots with random parts that break no hard rule, key dates first. */
export function planAtRandom(brief: PlanBrief): Baseline {
  const context = createContext(brief)
  const random = numbersFrom(brief.seed)
  const spots = shuffled(context.spots.flat(), brief.seed)
  const placed: Placed[] = []
  const tryAt = (spot: (typeof spots)[number], keyDate: number): boolean => {
    const nth = (count: number) => Math.floor(random() * count)
    const pillar = context.keyDates[keyDate]?.pillar ?? -1
    const found = {
      ...spot,
      pillar: pillar === -1 ? nth(brief.pillars.length) : pillar,
      stage: nth(brief.stages.length),
      format: nth(brief.formats.length),
      persona: brief.personas.length === 0 ? -1 : nth(brief.personas.length),
      keyDate,
      kept: null,
    }
    if (findBreak(found, placed, context)) return false
    placed.push(found)
    return true
  }
  for (const [keyDate, { posts }] of brief.keyDates.entries()) {
    let count = 0
    for (const spot of spots) if (count < posts && tryAt(spot, keyDate)) count += 1
  }
  for (const spot of spots) tryAt(spot, -1)
  return judge(placed, brief)
}

function judge(placed: readonly Placed[], brief: PlanBrief): Baseline {
  const context = createContext(brief)
  const byTime = placed.toSorted((a, b) => a.instant - b.instant || a.channel - b.channel)
  return { posts: placed.length, objective: objectiveOf(scoreRules(byTime, context)) }
}
