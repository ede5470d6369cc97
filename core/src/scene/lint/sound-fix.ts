import { applyChange } from '../apply-change.ts'
import type { Change } from '../change.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { findingKey, type Finding } from './finding.ts'
import { lintScene } from './lint-scene.ts'
import type { LintOptions } from './lint-options.ts'

/**
 * The first change after which a finding is gone and nothing else is found that was not found before; null when none of its
 * fixes is like that.
 */
export function soundFix(scene: Scene, finding: Finding, options: LintOptions): Change | null {
  const key = findingKey(finding)
  const isJudged = isConcerned(finding)
  const keysOf = (now: Scene) => lintScene(now, options, isJudged).map(findingKey)
  const before = new Set(keysOf(scene))
  const fix = finding.fixes.find((change) => {
    const after = keysOf(applyChange(scene, change))
    return after.every((other) => other !== key && before.has(other))
  })
  return fix ? { ...fix, command: 'fixFinding' } : null
}

/** What a fix can have an effect on: its slide, with what repeats on it; of slides that are the same, and of the theme, the deck. */
function isConcerned({ check, slideId, reason }: Finding): (slide: SceneSlide) => boolean {
  const isOfDeck = check === 'duplicateSlide' || reason.key === 'brandTheme'
  return ({ id, kind }) => isOfDeck || id === slideId || kind === 'common'
}
