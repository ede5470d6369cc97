import { z } from 'zod'
import { type Placement, placementSchema } from '@postwright/core/campaign-plan/placement'
import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import { solvePlan } from '@postwright/core/campaign-plan/solve-plan'

/** Solves a brief. In a browser without Temporal, a polyfill is loaded first. */
export async function makePlan(
  { brief, kept }: { brief: PlanBrief; kept: readonly Placement[] },
  report?: (share: number) => void,
): Promise<Placement[]> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const { placements } = solvePlan(brief, kept, report)
  return z.array(placementSchema).parse(placements)
}
