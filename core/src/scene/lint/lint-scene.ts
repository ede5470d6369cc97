import type { Scene, SceneSlide } from '../scene.ts'
import { checkAltText } from './checks/alt-text.ts'
import { checkBrand, findStrangeTheme } from './checks/brand.ts'
import { checkContrast } from './checks/contrast.ts'
import { findDuplicateSlides } from './checks/duplicate-slide.ts'
import { checkEmptySlot } from './checks/empty-slot.ts'
import { checkLegibility } from './checks/legibility.ts'
import { checkOrphanWord } from './checks/orphan-word.ts'
import { checkOverflow } from './checks/overflow.ts'
import { checkSafeZone } from './checks/safe-zone.ts'
import { LINT_CHECKS, type Finding } from './finding.ts'
import { lintContext, type LintOptions } from './lint-context.ts'

const CHECKS = [
  checkContrast,
  checkLegibility,
  checkOverflow,
  checkSafeZone,
  checkAltText,
  checkBrand,
  checkOrphanWord,
  checkEmptySlot,
]

/**
 * Returns the findings of the visible slides in one format: slide by slide, in the order of the checks.
 * @param isJudged returns whether a slide is checked; all are by default
 */
export function lintScene(
  scene: Scene,
  options: LintOptions,
  isJudged: (slide: SceneSlide) => boolean = () => true,
): Finding[] {
  const ofDeck = [...findDuplicateSlides(scene, options), ...findStrangeTheme(scene, options)]
  return scene.slides
    .filter((slide) => !slide.isHidden && isJudged(slide))
    .flatMap((slide) => {
      const context = lintContext(scene, slide, options)
      const own = CHECKS.flatMap((check) => context.seen.flatMap((seen) => check(context, seen)))
      const found = [...own, ...ofDeck.filter(({ slideId }) => slideId === slide.id)]
      return found.toSorted((a, b) => LINT_CHECKS.indexOf(a.check) - LINT_CHECKS.indexOf(b.check))
    })
}
