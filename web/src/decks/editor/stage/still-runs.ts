import type { DrawGroup } from '@postwright/core/scene/draw-node'

export type ArtRun = { isStill: boolean; groups: readonly DrawGroup[] }

/** More pictures of what does not move would take more memory than they save time. */
const STILL_MAX = 6

/**
 * A slide in runs of neighbours that move and of those that do not, the lowest first. When many layers move between others,
 * the uppermost of those others are drawn together.
 */
export function stillRuns(
  behind: readonly DrawGroup[],
  units: readonly DrawGroup[],
  moving: ReadonlySet<string>,
): ArtRun[] {
  const runs: { isStill: boolean; groups: DrawGroup[] }[] = [{ isStill: true, groups: [...behind] }]
  let stills = 1
  for (const unit of units) {
    const isStill = !moving.has(unit.layerId)
    const last = runs.at(-1)
    const lastStill = runs.findLast((run) => run.isStill)
    if (last?.isStill === isStill) last.groups.push(unit)
    else if (isStill && stills === STILL_MAX && lastStill) lastStill.groups.push(unit)
    else {
      runs.push({ isStill, groups: [unit] })
      if (isStill) stills += 1
    }
  }
  return runs
}
