import { applyChange } from '../apply-change.ts'
import type { Change, Edit } from '../change.ts'
import type { Scene } from '../scene.ts'

/** One change out of several that follow each other; those that have nothing to do are left out. Null when none has. */
export function changeChain(scene: Scene, steps: readonly ((scene: Scene) => Change | null)[]): Change | null {
  let now = scene
  const edits: Edit[] = []
  for (const step of steps) {
    const change = step(now)
    if (!change) continue
    now = applyChange(now, change)
    edits.push(...change.edits)
  }
  return edits.length === 0 ? null : { command: 'fixFinding', edits }
}
