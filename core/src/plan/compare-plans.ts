import type { Placement } from './placement.ts'

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
