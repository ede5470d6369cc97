import { applyChange } from '../apply-change.ts'
import type { Change } from '../change.ts'
import type { Scene } from '../scene.ts'
import { findingKey, type Finding } from './finding.ts'
import { lintScene } from './lint-scene.ts'
import type { LintOptions } from './lint-options.ts'

/**
 * The first change after which a finding is gone and nothing else is found that was not found before; null when none of its
 * fixes is like that.
 */
export function soundFix(scene: Scene, finding: Finding, options: LintOptions): Change | null {
  const key = findingKey(finding)
  const before = new Set(keysOf(scene, options))
  const fix = finding.fixes.find((change) => {
    const after = keysOf(applyChange(scene, change), options)
    return after.every((other) => other !== key && before.has(other))
  })
  return fix ? { ...fix, command: 'fixFinding' } : null
}

function keysOf(scene: Scene, options: LintOptions): string[] {
  return lintScene(scene, options).map(findingKey)
}
