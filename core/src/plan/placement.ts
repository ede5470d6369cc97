import { z } from 'zod'
import { documentId } from '../ids.ts'
import { localTimeSchema } from '../time/zoned-time.ts'
import { contentFormatSchema, funnelStageSchema } from './plan-brief.ts'

/** One post of a plan: where, when, and what it is meant to be. */
export const placementSchema = z.object({
  id: documentId(),
  channelId: documentId(),
  /** Wall-clock time in the zone of the brief. */
  local: localTimeSchema,
  pillarId: documentId(),
  stage: funnelStageSchema,
  format: contentFormatSchema,
  personaId: documentId().nullable(),
  keyDateId: documentId().nullable(),
  /** Solving again leaves it as it is: a person has pinned, added or edited it. */
  isKept: z.boolean(),
})

export type Placement = z.infer<typeof placementSchema>

/** By slot: posts that only the later plan has, that only the earlier one had, and that have become something else. */
export type PlanChange = {
  added: Placement[]
  removed: Placement[]
  changed: { before: Placement; after: Placement }[]
}

/** Finds the differences between two plans; a post is the same where channel and time are. */
export function comparePlans(before: readonly Placement[], after: readonly Placement[]): PlanChange {
  const earlier = new Map(before.map((each) => [slotOf(each), each]))
  const later = new Set(after.map(slotOf))
  const change: PlanChange = { added: [], removed: before.filter((each) => !later.has(slotOf(each))), changed: [] }
  for (const each of after) {
    const was = earlier.get(slotOf(each))
    if (!was) change.added.push(each)
    else if (!isAlike(was, each)) change.changed.push({ before: was, after: each })
  }
  return change
}

function slotOf({ channelId, local }: Placement): string {
  return `${channelId} ${local}`
}

function isAlike(a: Placement, b: Placement): boolean {
  const isOfOnePart = a.pillarId === b.pillarId && a.stage === b.stage && a.format === b.format
  return isOfOnePart && a.personaId === b.personaId && a.keyDateId === b.keyDateId
}
