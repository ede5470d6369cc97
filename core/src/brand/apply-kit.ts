import type { BrandKit } from '../model/brand-kit.ts'
import type { Change } from '../scene/change.ts'
import { applyTheme } from '../scene/commands/apply-theme.ts'
import { setBrandKit } from '../scene/commands/set-brand-kit.ts'
import { FORMAT_NAMES, type Format } from '../scene/format.ts'
import { runSteps } from '../scene/lint/change-chain.ts'
import { findingKey, type Finding, type LintCheck } from '../scene/lint/finding.ts'
import { fixAll } from '../scene/lint/fix-all.ts'
import type { LintOptions } from '../scene/lint/lint-options.ts'
import { lintScene } from '../scene/lint/lint-scene.ts'
import type { Scene } from '../scene/scene.ts'
import { brandOptionsOf } from './brand-options-of.ts'
import { placeLogo, type DeckLogos } from './place-logo.ts'
import { settleFindings } from './settle-findings.ts'
import { themeOfKit } from './theme-of-kit.ts'

export type AppliedKit = Pick<BrandKit, 'colors' | 'fonts'> & { id: string; logos: DeckLogos }

type Surroundings = Pick<LintOptions, 'measure' | 'luminanceOf'>

/** Every format, the ones that decks are made in most at the end: what is fixed last holds. */
const FORMATS_TRIED: readonly Format[] = FORMAT_NAMES.toReversed()

/** Findings that other colours and fonts can bring. */
const BROUGHT: readonly LintCheck[] = ['contrast', 'legibility', 'overflow']

/**
 * Lets a deck follow a brand kit, as one change: its colours by role, its fonts, and its logo on the first and the last slide.
 * Words that would be hard to read get another colour or size, in every format: what the deck's own check finds grows by nothing.
 */
export function applyKit(scene: Scene, kit: AppliedKit, surroundings: Surroundings): Change | null {
  const themed = runSteps(scene, [
    (now) => setBrandKit(now, { brandKitId: kit.id }),
    (now) => applyTheme(now, { theme: themeOfKit(kit, now.deck.theme), mapsColors: true }),
    (now) => placeLogo(now, kit.logos, surroundings.measure),
  ])
  const brand = brandOptionsOf(kit, scene.deck.theme)
  const before = new Map(FORMATS_TRIED.map((format) => [format, keysIn(scene, optionsFor(format, null))]))
  const isWanted = (format: Format) => (finding: Finding) =>
    BROUGHT.includes(finding.check) && before.get(format)?.has(findingKey(finding)) !== true
  const recolored = runSteps(
    themed.now,
    FORMATS_TRIED.map(
      (format) => (now: Scene) =>
        fixAll(now, optionsFor(format, brand), { isWanted: isWanted(format) })?.change ?? null,
    ),
  )
  const settled = settleFindings(recolored.now, (now, slideId) =>
    FORMATS_TRIED.flatMap((format) =>
      lintScene(now, optionsFor(format, brand), ({ id }) => slideId === null || id === slideId).filter(
        (finding) => isWanted(format)(finding) || (slideId !== null && finding.check === 'brand'),
      ),
    ),
  )
  const all = [...themed.edits, ...recolored.edits, ...settled]
  return all.length === 0 ? null : { command: 'applyKit', edits: all }

  function optionsFor(format: Format, each: LintOptions['brand']): LintOptions {
    return { ...surroundings, format, zones: [], brand: each }
  }
}

function keysIn(scene: Scene, options: LintOptions): Set<string> {
  return new Set(lintScene(scene, options).map(findingKey))
}
