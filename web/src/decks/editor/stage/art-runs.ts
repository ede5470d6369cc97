import type { DrawGroup } from '@postwright/core/scene/draw-node'
import { isBlending } from '../../drawing/paint-together.ts'

/**
 * A run of neighbouring drawings. `blending`: drawings that do not move but are blended with moving layers below them, so no image of them can be
 * cached.
 */
export type ArtRun = { kind: 'still' | 'moving' | 'blending'; groups: readonly DrawGroup[] }

/** Maximum number of cached images of still layers; more would use too much memory for the time saved. */
const STILL_MAX = 6

/**
 * Splits a slide into runs of moving, still and blending neighbours, lowest first. After `STILL_MAX` still runs, further still layers join the last
 * still run, so they are drawn below moving layers that they otherwise cover.
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
