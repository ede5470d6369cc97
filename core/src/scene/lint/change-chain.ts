import { applyChange } from '../apply-change.ts'
import type { Change, Edit } from '../change.ts'
import type { Scene } from '../scene.ts'

type Step = (scene: Scene) => Change | null

/** One change out of several that follow each other; those that have nothing to do are left out. Null when none has. */
export function changeChain(scene: Scene, steps: readonly Step[]): Change | null {
  const { edits } = runSteps(scene, steps)
  return edits.length === 0 ? null : { command: 'fixFinding', edits }
}

/** The scene after several changes that follow each other, with all that they edit. */
export function runSteps(scene: Scene, steps: readonly Step[]): { now: Scene; edits: Edit[] } {
  let now = scene
  const edits: Edit[] = []
  for (const step of steps) {
    const change = step(now)
    if (!change) continue
    now = applyChange(now, change)
    edits.push(...change.edits)
  }
  return { now, edits }
}
