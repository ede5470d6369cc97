import type { DrawGroup } from '@postwright/core/scene/draw-node'
import { isBlending } from '../../drawing/paint-together.ts'

/** `blending` stays where it is, but is mixed with what moves below it: no picture can be kept of it. */
export type ArtRun = { kind: 'still' | 'moving' | 'blending'; groups: readonly DrawGroup[] }

/** More pictures of what does not move would take more memory than they save time. */
const STILL_MAX = 6

/**
 * A slide in runs of neighbours that move and of those that do not, the lowest first. When many layers move between others,
 * the uppermost of those others are drawn together.
 */
export function splitArtRuns(
  behind: readonly DrawGroup[],
  units: readonly DrawGroup[],
  moving: ReadonlySet<string>,
): ArtRun[] {
  const runs: { kind: ArtRun['kind']; groups: DrawGroup[] }[] = [{ kind: 'still', groups: [...behind] }]
  let stills = 1
  for (const unit of units) {
    const kind = moving.has(unit.layerId) ? 'moving' : runs.length > 1 && isBlending(unit) ? 'blending' : 'still'
    const last = runs.at(-1)
    const lastStill = runs.findLast((run) => run.kind === 'still')
    if (last?.kind === kind) last.groups.push(unit)
    else if (kind === 'still' && stills === STILL_MAX && lastStill) lastStill.groups.push(unit)
    else {
      runs.push({ kind, groups: [unit] })
      if (kind === 'still') stills += 1
    }
  }
  return runs
}
