import type { DrawGroup } from '@postwright/core/scene/draw-node'
import { isBlending } from '../../drawing/paint-together.ts'

/**
 * A run of neighbouring drawings. `limited`: drawings that do not move, but whose images count towards the memory limit of a gesture, because they
 * are blended with moving layers below them or come after `STILL_MAX` still runs.
 */
export type ArtRun = { kind: 'still' | 'moving' | 'limited'; groups: readonly DrawGroup[] }

/** Maximum number of still runs, each of which may cache an image of the visible slide. */
const STILL_MAX = 6

/** Splits a slide into runs of moving, still and limited neighbours, lowest first. Every drawing stays above those that it covers. */
export function splitArtRuns(
  behind: readonly DrawGroup[],
  units: readonly DrawGroup[],
  moving: ReadonlySet<string>,
): ArtRun[] {
  const runs: { kind: ArtRun['kind']; groups: DrawGroup[] }[] = [{ kind: 'still', groups: [...behind] }]
  let stills = 1
  for (const unit of units) {
    const last = runs.at(-1)
    const isLimited = runs.length > 1 && (isBlending(unit) || (stills === STILL_MAX && last?.kind !== 'still'))
    const kind = moving.has(unit.layerId) ? 'moving' : isLimited ? 'limited' : 'still'
    if (last?.kind === kind) last.groups.push(unit)
    else {
      runs.push({ kind, groups: [unit] })
      if (kind === 'still') stills += 1
    }
  }
  return runs
}
