import { applyChange } from '../apply-change.ts'
import type { Change, Edit } from '../change.ts'
import type { Scene } from '../scene.ts'
import { findingKey } from './finding.ts'
import { lintScene } from './lint-scene.ts'
import type { LintOptions } from './lint-options.ts'
import { soundFix } from './sound-fix.ts'

/** All fixes that take nothing away, as one change, and how many findings they end; null when there is none. */
export function fixAll(scene: Scene, options: LintOptions): { change: Change; count: number } | null {
  const tried = new Set<string>()
  const edits: Edit[] = []
  let now = scene
  let count = 0
  for (;;) {
    const next = lintScene(now, options).find((finding) => finding.isSafe && !tried.has(findingKey(finding)))
    if (!next) break
    tried.add(findingKey(next))
    const fix = soundFix(now, next, options)
    if (!fix) continue
    now = applyChange(now, fix)
    edits.push(...fix.edits)
    count += 1
  }
  return count === 0 ? null : { change: { command: 'fixFinding', edits }, count }
}
