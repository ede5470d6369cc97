import { completePlan, constructPlan } from './construct-plan.ts'
import { explainPlacement, type Reason } from './explain-placement.ts'
import { findUnmet, type Unmet } from './find-unmet.ts'
import { findBreaks } from './hard/hard-rules.ts'
import type { HardBreak } from './hard/hard-rule.ts'
import { improvePlan, inOrder } from './improve-plan.ts'
import type { Placement } from './placement.ts'
import type { PlanBrief } from './plan-brief.ts'
import { createContext, type Placed, type PlanContext } from './plan-context.ts'
import { objectiveOf, type RuleScore, scoreRules } from './soft/soft-rules.ts'

/** A placement with its instant, the reasons for it, and the hard rules that a kept one breaks. */
export type ExplainedPlacement = Placement & { instant: number; reasons: Reason[]; breaks: HardBreak[] }

export type Plan = {
  /** Sorted by time. */
  placements: ExplainedPlacement[]
  unmet: Unmet[]
  scores: RuleScore[]
  /** Weighted mean of the scores, from 0 to 100. */
  objective: number
}

/**
 * Creates a plan from a brief: always the same one for the same brief, seed and kept placements, on any machine.
 * @param kept placements that don't change; those that break a hard rule are reported, not moved
 */
export function solvePlan(brief: PlanBrief, kept: readonly Placement[], onProgress?: (share: number) => void): Plan {
  const context = createContext(brief)
  const begun = constructPlan(kept.map(context.place), context)
  return describePlan(completePlan(improvePlan(begun, context, onProgress), context), context)
}

/** Scores and explains a plan that a person has changed, without solving. */
export function judgePlan(brief: PlanBrief, placements: readonly Placement[]): Plan {
  const context = createContext(brief)
  return describePlan(placements.map(context.place), context)
}

function describePlan(unordered: readonly Placed[], context: PlanContext): Plan {
  const placed = unordered.toSorted(inOrder)
  const scores = scoreRules(placed, context)
  const ids = new Set(placed.flatMap(({ kept }) => (kept ? [kept.id] : [])))
  return {
    placements: placed.map((post, at) => ({
      ...(post.kept ?? toPlacement(post, context, ids)),
      instant: post.instant,
      reasons: explainPlacement(post, placed, context),
      breaks: post.kept ? findBreaks(post, placed.toSpliced(at, 1), context) : [],
    })),
    unmet: findUnmet(placed, context),
    scores,
    objective: objectiveOf(scores),
  }
}

function toPlacement(post: Placed, { brief, channelOf }: PlanContext, ids: Set<string>): Placement {
  const { channel, local, pillar, stage, format, persona, keyDate } = post
  const channelId = channelOf(channel)?.id ?? ''
  return {
    id: newId(`${local.replaceAll(/[-:]/g, '')}-${channelId}`, ids),
    channelId,
    local,
    pillarId: brief.pillars[pillar]?.id ?? '',
    stage: brief.stages[stage]?.id ?? 'awareness',
    format: brief.formats[format]?.id ?? 'text',
    personaId: brief.personas[persona]?.id ?? null,
    keyDateId: brief.keyDates[keyDate]?.id ?? null,
    isKept: false,
  }
}

/** Returns an id derived from time and channel, so that solving again gives the same post the same id; a numbered one if the id is taken. */
function newId(wanted: string, ids: Set<string>): string {
  const base = wanted.slice(0, 100)
  let id = base
  for (let nth = 2; ids.has(id); nth += 1) id = `${base}-${nth}`
  ids.add(id)
  return id
}
