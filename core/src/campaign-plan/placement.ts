import { z } from 'zod'
import { documentId } from '../ids.ts'
import { localTimeSchema } from '../time/zoned-time.ts'
import { contentFormatSchema, funnelStageSchema } from './plan-brief.ts'

/** One post of a plan: its channel, time and parts. */
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
  /** True if a person has pinned, added or edited the placement: solving again does not change it. */
  isKept: z.boolean(),
})

export type Placement = z.infer<typeof placementSchema>

/** Differences by slot: posts only in the later plan, posts only in the earlier plan, and posts with different parts. */
export type PlanChange = {
  added: Placement[]
  removed: Placement[]
  changed: { before: Placement; after: Placement }[]
}

/** Finds the differences between two plans; posts with the same channel and time count as the same. */
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
